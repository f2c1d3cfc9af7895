import { previewBuiltSite } from '#src/build/share-preview/previewBuiltSite.ts';
import { report } from '#src/build/share-preview/report.ts';
import { cutText } from '#src/build/share-preview/rules/platformPreview.ts';
import { platforms } from '#src/build/share-preview/rules/platforms.ts';
import { findingsOf, previewOf, SITE, someFiles, somePng } from './somePage';

type Site = Parameters<typeof findingsOf>;

const image = (body: string | Buffer): Site[1] => ({ '/share-image.png': { body } });
const at = (canonical: string): Site[0] => ({ canonical, 'og:url': canonical });

it.each<[string, ...Site]>([
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
    `error: L'image de partage ne peut pas être lue : ${SITE}/s`,
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

  ['error: Une adresse inconnue répond 200', {}, { '/page-qui-n-existe-pas': {} }],
  ["error: L'adresse canonique répond 404", at(`${SITE}/perdue`)],
  ["error: L'adresse canonique ne peut pas être lue", at(`${SITE}/p`), { '/p': undefined }],
  ["warning: L'adresse canonique désigne une autre page", at(`${SITE}/autre`), { '/autre': {} }],

  ['error: Les données structurées (JSON-LD) sont illisibles', { jsonLd: '{"@context": ' }],
  ["warning: La page n'a pas de données structurées", { jsonLd: '' }],
])('reports only %s', async (message, ...site) => {
  expect(await findingsOf(...site)).toEqual([expect.stringContaining(message)]);
});

it.each<[string, ...Site]>([
  ['a valid page', {}],
  ['max-image-preview:none', { robots: 'index, max-image-preview:none' }],
  ['another meta with the content « none »', { extra: '<meta name="rating" content="none">' }],
  ['an unknown URL that is unreachable', {}, { '/page-qui-n-existe-pas': undefined }],
  ['a canonical URL without the query of a campaign', {}, {}, '/?utm_source=lettre'],
])('accepts %s', async (_, ...site) => {
  expect(await findingsOf(...site)).toEqual([]);
});

it.each<[string, Site[0], string[]]>([
  [
    'a title where it exceeds the limit of a platform',
    { title: `${'il '.repeat(24)}MMMM MMMM`, 'og:title': `${'il '.repeat(24)}MMMM MMMM` },
    [
      'warning Google: Le titre est coupé : 81 caractères, 58 affichés.',
      'warning X: Le titre est coupé : 81 caractères, 70 affichés.',
      'warning Teams: Le titre est coupé : 81 caractères, 75 affichés.',
    ],
  ],
  [
    'descriptions too',
    { description: 'Un mot, '.repeat(12), 'og:description': 'Un mot, '.repeat(12) },
    ['warning WhatsApp: La description est coupée : 95 caractères, 80 affichés.'],
  ],
])('reports %s', async (_, tags, findings) => {
  expect(await findingsOf(tags)).toEqual(findings);
});

it.each([
  ['gagnez 80\u00a0% du temps', 'gagnez …'],
  ['neuf mots', 'neuf mots'],
  ['anticonstitutionnellement', '…'],
])('cuts « %s » after a word that fits: « %s »', (text, cut) => {
  expect(cutText(text, 9)).toBe(cut);
  expect(cutText(text, undefined)).toBe(text);
});

it('shows the tags that a platform prefers, or else those of the page', async () => {
  const shown = async (tags: Site[0]) =>
    (await previewOf(tags)).previews
      .filter(({ platform }) => ['Google', 'X', 'Facebook'].includes(platform.name))
      .flatMap(({ title, description }) => [title, description]);
  const own = { title: ' Un ', description: 'a' };
  const all = { ...own, 'og:title': 'Deux', 'og:description': 'b', 'twitter:title': 'Trois' };
  expect(await shown(all)).toEqual(['Un', 'a', 'Trois', '', 'Deux', 'b']);
  const none = { ...own, 'og:title': '', 'og:description': '' };
  expect(await shown(none)).toEqual(['Un', 'a', 'Un', '', 'Un', 'a']);
});

it.each<[string, Buffer, string[]]>([
  [
    'heavy',
    somePng(1200, 630, 600_001),
    ["WhatsApp: L'image pèse 601 Ko, le maximum est de 600 Ko."],
  ],
  ['low', somePng(602, 314, 99), ["Facebook: L'image fait 602 × 314, il faut au moins 600 × 315."]],
])('rejects, on the platform that does, an image that is too %s', async (_, body, rejections) => {
  const { previews } = await previewOf({}, image(body));
  const rejecting = previews.filter(({ findings }) => findings.length > 0);
  expect(
    rejecting.map(({ platform, findings }) => `${platform.name}: ${findings[0]?.message}`),
  ).toEqual(rejections);
  expect(rejecting.filter((preview) => preview.image !== undefined)).toEqual([]);
});

it.each<[string, Site[1]]>([
  ['répond 500', { '/': { status: 500, type: 'text/html' } }],
  ['est de type « application/pdf »', { '/': { type: 'application/pdf' } }],
  ['ne peut pas être lue', { '/': undefined }],
])('throws when the page %s', async (sentence, stubs) => {
  await expect(previewOf({}, stubs)).rejects.toThrow(sentence);
});

it('previews a built site whose canonical URL is missing', async () => {
  const { url, findings } = await previewBuiltSite(someFiles({ canonical: '' }));
  expect([url, findings.length]).toEqual([`${SITE}/`, 1]);
});

it('prints each platform, each finding with its source, and the counts', async () => {
  const text = report(await previewOf({ 'og:title': '' }));
  for (const { name } of platforms) expect(text).toContain(`\n${name}\n`);
  expect(text).toContain(
    `Teams\n  Titre        Un titre\n  Description  Une description.\n  Image        ${SITE}/share-image.png\n\n`,
  );
  expect(text).toMatch(
    /Pour tous les réseaux\n {2}ERREUR : La balise og:title manque\.\n {4}\(.*\)\n\n1 erreur, 0 avertissement\.$/,
  );
});
