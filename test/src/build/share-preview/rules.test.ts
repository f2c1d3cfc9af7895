import { previewBuiltSite } from '#src/build/share-preview/previewBuiltSite.ts';
import { report } from '#src/build/share-preview/report.ts';
import type { Finding } from '#src/build/share-preview/rules/finding.ts';
import { previewPage } from '#src/build/share-preview/rules/previewPage.ts';
import { findingsOf, previewOf, SITE, someFiles, somePng } from './somePage';

type Site = Parameters<typeof findingsOf>;

const isError = ({ severity }: Finding) => severity === 'error';

const image = (content: string | Buffer): Site[1] => ({ '/share-image.png': content });
const at = (canonical: string): Site[0] => ({ canonical, 'og:url': canonical });

test.each<[string, ...Site]>([
  ["error: La page n'a pas de titre", { title: ' ' }],
  ['error: La balise og:title manque', { 'og:title': '' }],
  ['warning: La balise og:locale manque', { 'og:locale': '' }],
  ['error: La page demande à ne pas être référencée', { robots: 'NOINDEX, follow' }],
  ['error: La page demande à ne pas être référencée', { Googlebot: 'all , none' }],
  ["warning: L'adresse canonique manque ou n'est pas absolue : « / »", { canonical: '/' }],
  ['error: og:url (http://autre.fr/) n', { 'og:url': 'http://autre.fr/' }],

  ["error: Il n'y a pas d'image de partage", { 'og:image': '' }],
  ["error: L'adresse de l'image n'est pas absolue : /a.png", { 'og:image': '/a.png' }],
  [
    `error: L'image de partage répond 404 : ${SITE}/share-image.png`,
    {},
    { '/share-image.png': undefined },
  ],
  ["error: L'image n'est ni PNG, ni JPEG, ni GIF", {}, image('<svg></svg>'.repeat(9))],
  ["disent « 800 × 630 », l'image « 1200 × 630 ».", { 'og:image:width': '800' }],
  ["warning: L'image n'a pas de description (og:image:alt)", { 'og:image:alt': '' }],
  [
    "warning: L'image n'a pas les proportions 1,91:1 : elle sera rognée.",
    { 'og:image:height': '663' },
    image(somePng(1200, 663, 99)),
  ],

  ['error: Une adresse inconnue répond 200', {}, { '/page-qui-n-existe-pas': 'Page' }],
  ["error: L'adresse canonique répond 404", at(`${SITE}/perdue`)],
  [
    "warning: L'adresse canonique désigne une autre page",
    at(`${SITE}/autre`),
    { '/autre': 'Page' },
  ],

  ['error: Les données structurées (JSON-LD) sont illisibles', { jsonLd: '{"@context": ' }],
  ["warning: La page n'a pas de données structurées", { jsonLd: '' }],
])('reports only %s', async (message, ...site) => {
  expect(await findingsOf(...site)).toEqual([expect.stringContaining(message)]);
});

test.each<[string, ...Site]>([
  ['max-image-preview:none', { robots: 'index, max-image-preview:none' }],
  ['another meta with the content « none »', { extra: '<meta name="rating" content="none">' }],
  ['a canonical URL without the query of a campaign', {}, {}, '/?utm_source=lettre'],
])('accepts %s', async (_, ...site) => {
  expect(await findingsOf(...site)).toEqual([]);
});

test.each<[string, ...Site]>([
  ['warning large: Le titre a 71 caractères, X en montre 70.', { 'og:title': 'a'.repeat(71) }],
  [
    'warning large: La description a 201 caractères, X en montre 200.',
    { 'og:description': 'a'.repeat(201) },
  ],
  [
    "error chat: L'image pèse 601 Ko, le maximum est de 600 Ko.",
    {},
    image(somePng(1200, 630, 600_001)),
  ],
  [
    "error large: L'image fait 598 × 313, il faut au moins 600 × 315.",
    { 'og:image:width': '598', 'og:image:height': '313' },
    image(somePng(598, 313, 99)),
  ],
])('reports, for the card of the platform that has this rule, only %s', async (line, ...site) => {
  expect(await findingsOf(...site)).toEqual([line]);
  const { cards } = await previewOf(...site);
  const rejecting = cards.filter(({ findings }) => findings.some(isError));
  expect(rejecting.filter((card) => card.image !== undefined)).toEqual([]);
});

test('shows in each card the tags that its platforms read, or else those of the page', async () => {
  const shown = async (tags: Site[0]) =>
    (await previewOf(tags)).cards.map(({ title, description }) => [title, description]);
  const own = { title: ' Un ', description: 'a' };
  expect(await shown({ ...own, 'og:title': 'Deux', 'og:description': 'b' })).toEqual([
    ['Un', 'a'],
    ['Deux', 'b'],
    ['Deux', 'b'],
  ]);
  expect(await shown({ ...own, 'og:title': '', 'og:description': '' })).toEqual([
    ['Un', 'a'],
    ['Un', 'a'],
    ['Un', 'a'],
  ]);
});

const page = { url: SITE, status: 200, type: 'text/html', body: Buffer.from('') };

test.each([
  ['répond 500', { ...page, status: 500 }],
  ['est de type « application/pdf »', { ...page, type: 'application/pdf' }],
  ['ne peut pas être lue', undefined],
])('throws when the page %s', async (sentence, response) => {
  await expect(previewPage(SITE, () => Promise.resolve(response))).rejects.toThrow(sentence);
});

test('previews a built site at the URL that it was built for, whatever its documents say', async () => {
  const { url, findings } = await previewBuiltSite(SITE, someFiles({ canonical: '' }));
  expect([url, findings.length]).toEqual([`${SITE}/`, 1]);
});

test('prints each card, each finding with its source, and how many there are', async () => {
  const preview = await previewOf({ 'og:type': '', 'og:description': 'a'.repeat(201) });
  const text = report(preview);
  for (const { name } of preview.cards)
    expect(text).toContain(`\n${name}\n  Titre        Un titre\n`);
  expect(text).toContain(`\n  Image        ${SITE}/share-image.png\n`);
  expect(text).toMatch(
    /ERREUR : La balise og:type manque\.\n {4}\(.*\)\n\n1 erreur, 1 avertissement\.$/,
  );
  expect(report(await previewOf({}))).toMatch(/\nRien à signaler\.$/);
});
