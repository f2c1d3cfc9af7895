import { UnreadableUrl, type FetchUrl } from '../reading/fetchUrl';
import { collectFindings, error, GOOGLE, warning, type Finding } from './finding';

/**
 * Checks what surrounds a page: the 404 page and the canonical URL.
 *
 * @param url absolute
 * @param canonical as the page names it
 */
export async function siteFindings(
  url: string,
  canonical: string,
  fetchUrl: FetchUrl,
): Promise<Finding[]> {
  const unknown = await tryFetch(new URL('/page-qui-n-existe-pas', url).href, fetchUrl);
  return collectFindings(
    unknown?.status === 200 && error(GOOGLE, 'Une adresse inconnue répond 200 au lieu de 404.'),
    URL.canParse(canonical) && (await canonicalFinding(url, canonical, fetchUrl)),
  );
}

async function canonicalFinding(url: string, canonical: string, fetchUrl: FetchUrl) {
  const found = await tryFetch(canonical, fetchUrl);
  if (found?.status !== 200) {
    const problem = found === undefined ? 'ne peut pas être lue' : `répond ${found.status}`;
    return error(GOOGLE, `L'adresse canonique ${problem} : ${canonical}`);
  }
  // Campaigns add a query to the URL of one and the same page.
  const [own, target] = [url, found.url].map((each) => each.replace(/[?#].*/, ''));
  const isOther = own !== target;
  return isOther && warning(GOOGLE, `L'adresse canonique désigne une autre page : ${canonical}`);
}

/** Resolves with undefined for what is unreadable. */
async function tryFetch(url: string, fetchUrl: FetchUrl) {
  try {
    return await fetchUrl(url);
  } catch (cause) {
    if (cause instanceof UnreadableUrl) return undefined;
    throw cause;
  }
}
