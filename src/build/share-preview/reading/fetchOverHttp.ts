import { UnreadableUrl, type FetchUrl } from './fetchUrl';

const TIMEOUT_MS = 15_000;
/** A crawler's: some sites respond to nothing else. */
const USER_AGENT = 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)';

/** Fetches over HTTP, redirects followed. */
export function fetchOverHttp(send: typeof fetch): FetchUrl {
  return async (wanted) => {
    try {
      const response = await send(wanted, {
        headers: { 'user-agent': USER_AGENT, accept: 'text/html,image/*,*/*' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
      const body = Buffer.from(await response.arrayBuffer());
      return { url: response.url, status: response.status, type, body };
    } catch (cause) {
      const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
      const problem = isTimeout
        ? 'ne répond pas assez vite'
        : "est injoignable, redirige sans fin ou s'interrompt";
      throw new UnreadableUrl(`${wanted} ${problem}.`, { cause });
    }
  };
}
