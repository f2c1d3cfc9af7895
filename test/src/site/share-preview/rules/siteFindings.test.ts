/** @jest-environment node */
import { SITE, findingsOf, somePage, someSite } from '../somePage';

type Stubs = Parameters<typeof someSite>[1];

const site = (stubs: Stubs) => findingsOf(someSite(somePage({}), stubs));
const robots = (rules: string) =>
  site({ '/robots.txt': { body: `${rules}\nSitemap: ${SITE}/sitemap.xml\n` } });

it.each<[string, Promise<string[]>]>([
  ['error: robots.txt ne peut pas être lu', site({ '/robots.txt': { status: 503 } })],
  ['error: robots.txt ne peut pas être lu', site({ '/robots.txt': undefined })],
  [
    'error: robots.txt interdit la page à Googlebot, LinkedInBot, Twitterbot',
    robots('User-agent: *\nDisallow: /'),
  ],
  [
    'error: robots.txt interdit la page à LinkedInBot.',
    robots('User-agent: linkedinbot\nUser-agent: GPTBot\nDisallow: /'),
  ],
  ['warning: robots.txt ne nomme pas de plan', site({ '/robots.txt': { status: 404 } })],
  ['warning: Le plan du site ne peut pas être lu', site({ '/sitemap.xml': { status: 404 } })],
  [
    'warning: Le plan du site ne peut pas être lu',
    site({ '/sitemap.xml': { type: 'text/html', body: '<p>Accueil' } }),
  ],
  ['error: Une adresse inconnue répond 200', site({ '/page-qui-n-existe-pas': {} })],
])('reports %s', async (message, findings) => {
  expect(await findings).toEqual([expect.stringContaining(message)]);
});

it.each([
  ['crawlers that show previews to nobody', 'User-agent: GPTBot\nDisallow: /'],
  ['another part of the site', 'User-agent: *\nDisallow: /admin'],
  ['everything save the page', 'User-agent: *\nDisallow: /\nAllow: /$'],
])('accepts a robots.txt that excludes %s', async (_, rules) => {
  expect(await robots(rules)).toEqual([]);
});

describe('the canonical URL', () => {
  const at = (canonical: string, stubs: Stubs = {}) =>
    findingsOf(someSite(somePage({ canonical, metas: { 'og:url': canonical } }), stubs));

  it.each<[string, Promise<string[]>]>([
    ["error: L'adresse canonique répond 404", at(`${SITE}/perdue`)],
    ["error: L'adresse canonique ne peut pas être lue", at(`${SITE}/p`, { '/p': undefined })],
    ["warning: L'adresse canonique désigne une autre page", at(`${SITE}/autre`, { '/autre': {} })],
  ])('reports %s', async (message, findings) => {
    expect(await findings).toEqual([expect.stringContaining(message)]);
  });

  it('may lack the query of a campaign', async () => {
    expect(await findingsOf(someSite(somePage({})), '/?utm_source=lettre')).toEqual([]);
  });
});
