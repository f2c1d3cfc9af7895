import {
  ATTRIBUTION_HEADER,
  ATTRIBUTION_MAX_LENGTH,
  ATTRIBUTION_PARTS,
  type AttributionPart,
} from '../../supabase/functions/_shared/contract';

/** In memory alone: it is gone with the page. */
let attribution = '';

/** Keeps what led the visitor here, for the requests that are sent from this page. */
export function noteAttribution(href: string, referrer: string): void {
  attribution = describeAttribution(href, referrer);
}

/** The headers of a request that say it; none where nothing is known. */
export function attributionHeaders(): Record<string, string> {
  return attribution ? { [ATTRIBUTION_HEADER]: attribution } : {};
}

/**
 * Describes what led to a page: the campaign words of its URL, and the host of the page before, if that
 * was another site. As a query string, which is ASCII, as headers must be.
 */
export function describeAttribution(href: string, referrer: string): string {
  const page = new URL(href);
  const before = parseUrl(referrer);
  const isOwn = before?.origin === page.origin;
  const link = page.searchParams;
  // A link that was followed before the script ran has loaded another document.
  const source = isOwn && !ATTRIBUTION_PARTS.some((part) => link.has(part)) ? before : page;
  const host = isOwn ? '' : (before?.hostname ?? '');
  const read = (part: AttributionPart) => {
    const text = part === 'referrer_host' ? host : (source.searchParams.get(part) ?? '');
    // A header must not grow with a URL.
    return Array.from(text.trim()).slice(0, ATTRIBUTION_MAX_LENGTH).join('');
  };
  const parts = new URLSearchParams();
  for (const part of ATTRIBUTION_PARTS) {
    const text = read(part);
    if (text) parts.set(part, text);
  }
  return String(parts);
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
