import { IMMUTABLE, REVALIDATE, type SiteHeaders } from './siteHeaders';

const LINE_LIMIT = 2_000;

/**
 * Generates `_headers` for Netlify and Cloudflare Pages.
 *
 * The paths with a Cache-Control do not overlap: where several rules set a header, both hosts send
 * every value. What has none is revalidated by default, 404s included.
 *
 * @throws Error when a line reaches 2,000 characters: Cloudflare would drop it
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile({ everywhere, documents, immutable }: SiteHeaders): string {
  const pages = documents.flatMap((path) => [...new Set([path.replace(/index\.html$/, ''), path])]);
  const rules = [
    rule('/*', everywhere),
    ...pages.map((path) => rule(path, { 'Cache-Control': REVALIDATE })),
    ...immutable.map((path) => rule(path, { 'Cache-Control': IMMUTABLE })),
  ];
  return `${rules.join('\n\n')}\n`;
}

function rule(path: string, headers: SiteHeaders['everywhere']): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const long = lines.find(({ length }) => length >= LINE_LIMIT);
  if (long !== undefined) {
    throw new Error(
      `A line of _headers has ${long.length} characters, and hosts drop it from 2,000 on: use fewer distinct inline styles and scripts. ${long}`,
    );
  }
  return [path, ...lines].join('\n');
}
