import { UnreadableUrl, type SiteResponse } from './fetchUrl';

const TIMEOUT_MS = 15_000;
/** A crawler's: some sites respond to nothing else. */
const USER_AGENT = 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)';

/** Fetches over HTTP, redirects followed. */
export async function fetchOverHttp(wanted: string): Promise<SiteResponse> {
  try {
    const response = await fetch(wanted, {
      headers: { 'user-agent': USER_AGENT, accept: 'text/html,image/*,*/*' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    const body = Buffer.from(await response.arrayBuffer());
    return { url: response.url, status: response.status, type, body };
  } catch (cause) {
    throw new UnreadableUrl(`${wanted} est injoignable, trop lent ou redirige sans fin.`, {
      cause,
    });
  }
}
