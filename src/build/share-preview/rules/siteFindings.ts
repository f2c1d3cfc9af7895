import robotsParser from 'robots-parser';
import { UnreadableUrl, type FetchUrl, type SiteResponse } from '../reading/fetchUrl';
import { collectFindings, error, warning, type Finding } from './finding';
import { platforms } from './platforms';
import { CANONICAL, documented, google, ownChoice } from './source';

const RFC_9309 = documented('RFC 9309');
const SOFT_404 = google('crawling-indexing/troubleshoot-crawling-errors');
const READABLE = ownChoice('une adresse annoncée doit pouvoir être lue');
const SITEMAP = ownChoice('un plan du site se trouve ainsi sans être déclaré');

/** `canonical` is empty when the page names no canonical URL. */
type CheckedPage = Readonly<Record<'url' | 'canonical', string>>;

/** Returns undefined for what is unreadable, or not a URL. */
type TryFetch = (url: string) => Promise<SiteResponse | undefined>;

/** Checks what surrounds a page: robots.txt, the sitemap, the 404 page, the canonical URL. */
export async function siteFindings(page: CheckedPage, fetchUrl: FetchUrl): Promise<Finding[]> {
  const tryFetch: TryFetch = async (target) => {
    try {
      return URL.canParse(target) ? await fetchUrl(target) : undefined;
    } catch (cause) {
      if (cause instanceof UnreadableUrl) return undefined;
      throw cause;
    }
  };
  const unknown = await tryFetch(new URL('/page-qui-n-existe-pas', page.url).href);
  return [
    ...(await robotsFindings(page, tryFetch)),
    ...collectFindings(
      unknown !== undefined &&
        ![404, 410].includes(unknown.status) &&
        error(SOFT_404, `Une adresse inconnue répond ${unknown.status} au lieu de 404.`),
      await canonicalFinding(page, tryFetch),
    ),
  ];
}

/** A missing robots.txt forbids nothing; one that cannot be read forbids everything. */
async function robotsFindings({ url }: CheckedPage, tryFetch: TryFetch): Promise<Finding[]> {
  const robotsUrl = new URL('/robots.txt', url).href;
  const robots = await tryFetch(robotsUrl);
  if (robots === undefined || robots.status >= 500) {
    const message =
      'robots.txt ne peut pas être lu : les robots tiennent alors tout pour interdit.';
    return [error(RFC_9309, message)];
  }
  const rules = robotsParser(robotsUrl, robots.status === 200 ? robots.body.toString('utf8') : '');
  const crawlers = [...new Set(platforms.flatMap(({ crawler }) => crawler ?? []))];
  const banned = crawlers.filter((crawler) => rules.isAllowed(url, crawler) === false);
  const sitemaps = rules.getSitemaps();
  return collectFindings(
    banned.length > 0 && error(RFC_9309, `robots.txt interdit la page à ${banned.join(', ')}.`),
    sitemaps.length === 0 && warning(SITEMAP, 'robots.txt ne nomme pas de plan du site (Sitemap).'),
    ...(await Promise.all(sitemaps.map((sitemap) => sitemapFinding(sitemap, tryFetch)))),
  );
}

async function sitemapFinding(url: string, tryFetch: TryFetch): Promise<Finding | false> {
  const sitemap = await tryFetch(url);
  const isReadable = sitemap?.status === 200 && sitemap.type !== 'text/html';
  return !isReadable && warning(READABLE, `Le plan du site ne peut pas être lu : ${url}`);
}

async function canonicalFinding(page: CheckedPage, tryFetch: TryFetch): Promise<Finding | false> {
  const { url, canonical: declared } = page;
  const canonical = URL.canParse(declared, url) ? new URL(declared, url).href : declared;
  const found = await tryFetch(canonical);
  if (found?.status !== 200) {
    const problem = found === undefined ? 'ne peut pas être lue' : `répond ${found.status}`;
    return error(READABLE, `L'adresse canonique ${problem} : ${canonical}`);
  }
  // Campaigns add a query to the URL of one and the same page.
  const [own, target] = [url, canonical].map((each) => each.replace(/[?#].*/, ''));
  if (own === target) return false;
  return warning(CANONICAL, `L'adresse canonique désigne une autre page : ${canonical}`);
}
