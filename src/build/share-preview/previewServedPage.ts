import { fetchFromServer, isOnThisMachine } from './reading/fetchFromServer';
import { fetchOverHttp } from './reading/fetchOverHttp';
import { isAbsoluteUrl, UnreadableUrl } from './reading/fetchUrl';
import { readHead } from './reading/pageHead';
import { previewPage, type SharePreview } from './rules/previewPage';

/**
 * Previews a page that a server serves. On this machine, the server stands in for the site whose
 * URL the page names: the page's links to itself are then those that it will have.
 *
 * @throws UnreadableUrl when there is nothing to check, or `url` is not absolute
 */
export async function previewServedPage(url: string): Promise<SharePreview> {
  if (!isAbsoluteUrl(url)) {
    throw new UnreadableUrl(`« ${url} » n'est pas une adresse : elle commence par https://`);
  }
  const canonical = isOnThisMachine(url) ? await readCanonical(url) : '';
  if (!isAbsoluteUrl(canonical)) return previewPage(url, fetchOverHttp);
  const site = new URL(canonical).origin;
  const { origin, pathname, search } = new URL(url);
  return previewPage(site + pathname + search, fetchFromServer(site, origin));
}

async function readCanonical(url: string): Promise<string> {
  const page = await fetchOverHttp(url);
  return readHead(page?.body.toString() ?? '').canonical;
}
