import robotsParser from 'robots-parser';
import { UnreadableAddress } from '../reading/fetchUrl';
import type { Answer, Ask } from '../reading/fetchUrl';
import { error, warning } from './finding';
import type { Finding } from './finding';
import { documented, ownChoice } from './source';

const RFC_9309 = documented('RFC 9309');
const SOFT_404 = documented(
  'developers.google.com/search/docs/crawling-indexing/troubleshoot-crawling-errors',
);
const CANONICAL = documented(
  'developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
);
const READABLE = ownChoice('une adresse annoncée doit pouvoir être lue');
const SITEMAP = ownChoice('un plan du site se trouve ainsi sans être déclaré');

export interface CheckedPage {
  readonly address: string;
  /** Empty when it names none. */
  readonly canonical: string;
  /** The names that robots obey in robots.txt. */
  readonly robots: readonly string[];
}

/**
 * Judges what stands around a page: robots.txt, the sitemap, the answer for an unknown address, the
 * canonical address.
 */
export async function siteFindings(page: CheckedPage, ask: Ask): Promise<Finding[]> {
  const { origin } = new URL(page.address);
  const robots = await answer(`${origin}/robots.txt`, ask);
  return [
    ...(await robotsFindings(robots, page, ask)),
    ...(await unknownFindings(origin, ask)),
    ...(page.canonical === '' ? [] : await canonicalFindings(page, ask)),
  ];
}

/** @returns undefined for what cannot be read, or is not an address */
async function answer(address: string, ask: Ask): Promise<Answer | undefined> {
  if (!URL.canParse(address)) return undefined;
  try {
    return await ask(address);
  } catch (cause) {
    if (cause instanceof UnreadableAddress) return undefined;
    throw cause;
  }
}

/** A missing robots.txt forbids nothing; one that cannot be read forbids everything. */
async function robotsFindings(
  robots: Answer | undefined,
  page: CheckedPage,
  ask: Ask,
): Promise<Finding[]> {
  if (robots === undefined || robots.status >= 500) {
    const message =
      'robots.txt ne peut pas être lu : les robots tiennent alors tout pour interdit.';
    return [error({ ...RFC_9309, message })];
  }
  const text = robots.status === 200 ? robots.body.toString('utf8') : '';
  const rules = robotsParser(`${new URL(page.address).origin}/robots.txt`, text);
  const shut = page.robots.filter((robot) => rules.isAllowed(page.address, robot) === false);
  const message = `robots.txt interdit la page à ${shut.join(', ')}.`;
  return [
    ...(shut.length === 0 ? [] : [error({ ...RFC_9309, message })]),
    ...(await sitemapFindings(rules.getSitemaps(), ask)),
  ];
}

async function sitemapFindings(addresses: readonly string[], ask: Ask): Promise<Finding[]> {
  if (addresses.length === 0) {
    const message = 'robots.txt ne nomme pas de plan du site (Sitemap).';
    return [warning({ ...SITEMAP, message })];
  }
  const sitemaps = await Promise.all(addresses.map((address) => answer(address, ask)));
  const isRead = (sitemap: Answer | undefined) =>
    sitemap?.status === 200 && sitemap.type !== 'text/html';
  return addresses
    .filter((_, index) => !isRead(sitemaps[index]))
    .map((address) =>
      warning({ ...READABLE, message: `Le plan du site ne peut pas être lu : ${address}` }),
    );
}

async function unknownFindings(origin: string, ask: Ask): Promise<Finding[]> {
  const unknown = await answer(`${origin}/page-qui-n-existe-pas`, ask);
  if (unknown === undefined || unknown.status === 404 || unknown.status === 410) return [];
  const message = `Une adresse inconnue répond ${unknown.status} au lieu de 404.`;
  return [error({ ...SOFT_404, message })];
}

async function canonicalFindings(page: CheckedPage, ask: Ask): Promise<Finding[]> {
  const canonical = absolute(page.canonical, page.address);
  const found = await answer(canonical, ask);
  if (found?.status !== 200) {
    const what = found === undefined ? 'ne peut pas être lue' : `répond ${found.status}`;
    return [error({ ...READABLE, message: `L'adresse canonique ${what} : ${canonical}` })];
  }
  if (withoutQuery(canonical) === withoutQuery(page.address)) return [];
  return [
    warning({ ...CANONICAL, message: `L'adresse canonique désigne une autre page : ${canonical}` }),
  ];
}

function absolute(address: string, base: string): string {
  return URL.canParse(address, base) ? new URL(address, base).href : address;
}

/** Campaigns add a query to the address of one and the same page. */
function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}
