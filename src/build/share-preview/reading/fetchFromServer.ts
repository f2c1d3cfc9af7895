import { fetchOverHttp } from './fetchOverHttp';
import type { FetchUrl } from './fetchUrl';

/** Whether a URL is of a server on this machine, such as that of `npm run preview`. */
export function isOnThisMachine(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

/**
 * Fetches a site that is not published yet from a server on this machine. Other sites are fetched
 * where they are.
 *
 * @param siteOrigin the one that the site will have
 */
export function fetchFromServer(siteOrigin: string, serverOrigin: string): FetchUrl {
  return async (url) => {
    const { origin, pathname, search } = new URL(url);
    if (origin !== siteOrigin) return fetchOverHttp(url);
    const response = await fetchOverHttp(serverOrigin + pathname + search);
    return response && { ...response, url: response.url.replace(serverOrigin, siteOrigin) };
  };
}
