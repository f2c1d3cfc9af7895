/** @jest-environment node */
import { checkPage, hasErrors } from '../../../../src/build/check/checkPage';
import { checkReport } from '../../../../src/build/check/checkReport';
import { networks } from '../../../../src/build/check/networks';
import { SITE, findingsOf, somePage, somePng, someSite } from './somePage';
import type { Tags } from './somePage';

it('finds nothing on a sound page', async () => {
  expect(await findingsOf(someSite(somePage({})))).toEqual([]);
});

const found = (changes: Partial<Tags>) => findingsOf(someSite(somePage(changes)));
const meta = (name: string, content: string): Partial<Tags> => ({ metas: { [name]: content } });

describe('the head', () => {
  it.each<[string, Partial<Tags>]>([
    ["error: La page n'a pas de titre", { title: '' }],
    ['error: La page a 2 titres', { extra: '<title>Encore</title>' }],
    ["error: La page n'a pas de description", { description: '' }],
    ['error: La balise og:title manque', meta('og:title', '')],
    ['error: La balise og:url manque', meta('og:url', '')],
    ['warning: La balise og:locale manque', meta('og:locale', '')],
    ['warning: La balise twitter:card manque', meta('twitter:card', '')],
    [
      'error: La balise og:image figure 2 fois',
      { extra: '<meta property="og:image" content="b">' },
    ],
    ['error: La page demande à ne pas être référencée', meta('robots', 'noindex')],
    ["error: La page n'a pas d'adresse canonique", { canonical: '' }],
    ["error: L'adresse canonique n'est pas absolue", { canonical: '/' }],
    ["error: og:url (https://autre.fr/) n'est pas l'adresse", meta('og:url', 'https://autre.fr/')],
  ])('%s', async (message, changes) => {
    expect(await found(changes)).toContainEqual(expect.stringContaining(message));
  });
});

describe('what is shown', () => {
  it('says which networks cut a title that is too long, and what it costs on Google', async () => {
    const title = 'Rapprochement bancaire automatique pour Microsoft Dynamics 365 Business Central';
    const findings = await found({ title, metas: { 'og:title': title } });
    expect(findings).toContainEqual(
      expect.stringMatching(/^error Google \(ordinateur\): Le titre est coupé : 7\d\d pixels, 580/),
    );
    expect(findings).toContainEqual(expect.stringMatching(/^warning X: .*79 caractères, 70/));
    expect(findings.filter((line) => line.includes('LinkedIn'))).toEqual([]);
  });

  it('measures in pixels: as many narrow letters are not cut', async () => {
    expect(await found({ title: 'il '.repeat(26) })).toEqual([]);
    expect((await found({ title: 'MW '.repeat(26) })).length).toBeGreaterThan(0);
  });

  it('says which networks cut a description', async () => {
    const description = 'Un mot. '.repeat(12);
    const findings = await found({ description, metas: { 'og:description': description } });
    expect(findings).toEqual([
      expect.stringMatching(/^warning WhatsApp: La description est coupée/),
    ]);
  });

  it('notices a head pushed past the 32 KB that Slack reads by styles', async () => {
    const findings = await found({ before: `<style>${'a{}'.repeat(11_000)}</style>` });
    expect(findings).toEqual([expect.stringMatching(/^error Slack: L'en-tête finit à 3\d Ko/)]);
  });

  it('cuts at a word and keeps the picture of each network', async () => {
    const title = `${'mot '.repeat(30)}fin`;
    const { cards } = await checkPage(`${SITE}/`, someSite(somePage({ title })));
    expect(cards.map(({ network }) => network)).toEqual(networks.map(({ name }) => name));
    expect(cards[0]?.title).toMatch(/^(mot )+…$/);
    expect(cards[0]?.image).toBeUndefined();
    expect(cards[2]?.image).toBe(`${SITE}/share-image.png`);
  });
});

describe('the share image', () => {
  const image = (stub: Parameters<typeof someSite>[1], changes: Partial<Tags> = {}) =>
    findingsOf(someSite(somePage(changes), stub));

  it.each<[string, Promise<string[]>]>([
    ["Il n'y a pas d'image de partage", image({}, meta('og:image', ''))],
    ["n'est pas absolue : /share-image.png", image({}, meta('og:image', '/share-image.png'))],
    ['répond 404', image({ '/share-image.png': { status: 404 } })],
    ['ne peut pas être lue', image({ '/share-image.png': undefined })],
    ['ni PNG, ni JPEG, ni GIF', image({ '/share-image.png': { body: '<svg></svg>'.repeat(9) } })],
    [
      "og:image:width vaut « 1200 », l'image dit « 800 »",
      image({ '/share-image.png': { body: somePng(800, 420, 99) } }),
    ],
    ['og:image:type vaut « image/jpeg »', image({}, meta('og:image:type', 'image/jpeg'))],
  ])('error: %s', async (message, finding) => {
    expect(await finding).toContainEqual(expect.stringMatching(/^error: /));
    expect((await finding).join('\n')).toContain(message);
  });

  it.each<[string, Buffer]>([
    ["error WhatsApp: L'image pèse 700 Ko, le maximum est de 600 Ko", somePng(1200, 630, 700_000)],
    ["error Facebook: L'image fait 400 × 210, il faut au moins 600 × 315", somePng(400, 210, 99)],
    ["warning: L'image n'a pas les proportions", somePng(1200, 1200, 99)],
  ])('%s', async (message, body) => {
    expect(await image({ '/share-image.png': { body } })).toContainEqual(
      expect.stringContaining(message),
    );
  });

  it('warns of a picture without a description', async () => {
    expect(await image({}, meta('og:image:alt', ''))).toEqual([
      expect.stringMatching(/^warning: .*og:image:alt/),
    ]);
  });
});

describe('around the page', () => {
  const site = (stub: Parameters<typeof someSite>[1]) => findingsOf(someSite(somePage({}), stub));
  const robots = (body: string) => site({ '/robots.txt': { body } });

  it.each<[string, Promise<string[]>]>([
    ["warning: Il n'y a pas de robots.txt", site({ '/robots.txt': { status: 404 } })],
    [
      'error: robots.txt interdit la page à tous les robots',
      robots('User-agent: *\nDisallow: /\n'),
    ],
    [
      'error: robots.txt interdit la page à Slackbot',
      robots('User-agent: a\nUser-agent: Slackbot\nDisallow: /'),
    ],
    ['warning: robots.txt ne nomme pas de plan', robots('User-agent: *\nDisallow:\n')],
    ['error: Le plan du site ne peut pas être lu', site({ '/sitemap.xml': { status: 404 } })],
    ['error: Une adresse inconnue répond 200', site({ '/page-qui-n-existe-pas': {} })],
  ])('%s', async (message, findings) => {
    expect(await findings).toContainEqual(expect.stringContaining(message));
  });

  it('follows the canonical address', async () => {
    const page = somePage({ canonical: `${SITE}/perdue`, metas: { 'og:url': `${SITE}/perdue` } });
    expect(await findingsOf(someSite(page))).toEqual([
      expect.stringContaining("L'adresse canonique répond 404"),
    ]);
  });
});

describe('an address with nothing to check', () => {
  const check = (stub: Parameters<typeof someSite>[1]) =>
    checkPage(`${SITE}/`, someSite(somePage({}), stub));

  it.each<[string, Parameters<typeof someSite>[1]]>([
    ['est injoignable.', { '/': undefined }],
    ['répond 500.', { '/': { status: 500 } }],
    ["n'est pas une page HTML (application/pdf).", { '/': { type: 'application/pdf' } }],
    ["n'a rien dans son en-tête", { '/': { type: 'text/html', body: '<p>Bonjour' } }],
  ])('%s', async (sentence, stub) => {
    await expect(check(stub)).rejects.toThrow(sentence);
  });
});

describe('the report', () => {
  it('shows each network, each finding with its source, and the count', async () => {
    const check = await checkPage(`${SITE}/`, someSite(somePage(meta('og:title', ''))));
    const report = checkReport(check);
    for (const { name } of networks) expect(report).toContain(`\n${name}\n`);
    expect(report).toMatch(/ERREUR : La balise og:title manque\.\n {4}\(ogp\.me/);
    expect(report).toMatch(/1 erreur, 0 avertissement\.$/);
    expect(hasErrors(check)).toBe(true);
  });

  it('tells errors from warnings', async () => {
    expect(hasErrors(await checkPage(`${SITE}/`, someSite(somePage(meta('og:locale', '')))))).toBe(
      false,
    );
  });
});

it('has a dated source for every network', () => {
  for (const { source } of networks) expect(source).toMatch(/\(novembre 2026\)$/);
});
