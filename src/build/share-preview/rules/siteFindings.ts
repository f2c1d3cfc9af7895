import { describeResponse, type FetchUrl } from '../reading/fetchUrl';
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
  const unknown = await fetchUrl(new URL('/page-qui-n-existe-pas', url).href);
  return collectFindings(
    unknown?.status === 200 && error(GOOGLE, 'Une adresse inconnue répond 200 au lieu de 404.'),
    URL.canParse(canonical) && (await canonicalFinding(url, canonical, fetchUrl)),
  );
}

async function canonicalFinding(url: string, canonical: string, fetchUrl: FetchUrl) {
  const found = await fetchUrl(canonical);
  if (found?.status !== 200) {
    return error(GOOGLE, `L'adresse canonique ${describeResponse(found)} : ${canonical}`);
  }
  // Campaigns add a query to the URL of one and the same page.
  const [own, target] = [url, found.url].map((each) => each.replace(/[?#].*/, ''));
  const isOther = own !== target;
  return isOther && warning(GOOGLE, `L'adresse canonique désigne une autre page : ${canonical}`);
}
