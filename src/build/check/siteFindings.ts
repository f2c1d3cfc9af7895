import { UnreadableAddress } from './answer';
import type { Answer, Ask } from './answer';
import { error, warning } from './finding';
import type { Finding } from './finding';

const RFC_9309 = 'RFC 9309 (novembre 2026)';
const GOOGLE =
  'developers.google.com/search/docs/crawling-indexing/http-network-errors (novembre 2026)';

/**
 * Judges what stands around a page: robots.txt, the sitemap, the answer for an unknown address, the
 * canonical address. In: the page's address and its canonical one, empty when it has none.
 */
export async function siteFindings(
  address: string,
  canonical: string,
  ask: Ask,
): Promise<Finding[]> {
  const { origin } = new URL(address);
  const robots = await answer(`${origin}/robots.txt`, ask);
  return [
    ...robotsFindings(robots),
    ...(await sitemapFindings(robots, ask)),
    ...(await unknownFindings(origin, ask)),
    ...(canonical === '' ? [] : await canonicalFindings(canonical, ask)),
  ];
}

/** @returns undefined for an address that cannot be read, or is none */
async function answer(address: string, ask: Ask): Promise<Answer | undefined> {
  if (!URL.canParse(address)) return undefined;
  try {
    return await ask(address);
  } catch (cause) {
    if (cause instanceof UnreadableAddress) return undefined;
    throw cause;
  }
}

function robotsFindings(robots: Answer | undefined): Finding[] {
  if (robots?.status !== 200) {
    return [warning({ source: RFC_9309, message: "Il n'y a pas de robots.txt." })];
  }
  const shut = shutOut(robots.body.toString('utf8'));
  return shut.map((agent) =>
    error({ source: RFC_9309, message: `robots.txt interdit la page à ${agent}.` }),
  );
}

/** The agents to whom a robots.txt closes the whole site. */
function shutOut(text: string): string[] {
  let agents: string[] = [];
  let isNaming = false;
  return text.split(/\r?\n/).flatMap((line) => {
    const [, field = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    if (/^user-agent$/i.test(field)) {
      agents = isNaming ? [...agents, value.trim()] : [value.trim()];
      isNaming = true;
      return [];
    }
    if (field !== '') isNaming = false;
    const isShut = /^disallow$/i.test(field) && ['/', '/*'].includes(value.trim());
    return isShut ? agents.map((agent) => (agent === '*' ? 'tous les robots' : agent)) : [];
  });
}

async function sitemapFindings(robots: Answer | undefined, ask: Ask): Promise<Finding[]> {
  const text = robots?.status === 200 ? robots.body.toString('utf8') : '';
  const address = /^\s*sitemap\s*:\s*(\S+)/im.exec(text)?.[1];
  if (address === undefined) {
    return [
      warning({ source: RFC_9309, message: 'robots.txt ne nomme pas de plan du site (Sitemap).' }),
    ];
  }
  const sitemap = await answer(address, ask);
  if (sitemap?.status === 200 && sitemap.body.includes('<urlset')) return [];
  return [error({ source: RFC_9309, message: `Le plan du site ne peut pas être lu : ${address}` })];
}

async function unknownFindings(origin: string, ask: Ask): Promise<Finding[]> {
  const unknown = await answer(`${origin}/page-qui-n-existe-pas`, ask);
  if (unknown === undefined || unknown.status === 404 || unknown.status === 410) return [];
  const message = `Une adresse inconnue répond ${unknown.status} au lieu de 404.`;
  return [error({ source: GOOGLE, message })];
}

async function canonicalFindings(canonical: string, ask: Ask): Promise<Finding[]> {
  const found = await answer(canonical, ask);
  if (found?.status === 200) return [];
  const what = found === undefined ? 'ne peut pas être lue' : `répond ${found.status}`;
  return [error({ source: GOOGLE, message: `L'adresse canonique ${what} : ${canonical}` })];
}
