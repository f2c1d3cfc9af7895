import type { SiteResponse } from './fetchUrl';

const TIMEOUT_MS = 15_000;
/** A crawler's: some sites respond to nothing else. */
const USER_AGENT = 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)';

/** Fetches over HTTP, redirects followed; undefined when nothing responds in time. */
export async function fetchOverHttp(url: string): Promise<SiteResponse | undefined> {
  try {
    const response = await fetch(url, {
      headers: { 'user-agent': USER_AGENT, accept: 'text/html,image/*,*/*' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    const body = Buffer.from(await response.arrayBuffer());
    return { url: response.url, status: response.status, type, body };
  } catch {
    return undefined;
  }
}
