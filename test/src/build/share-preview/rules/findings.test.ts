import { findingsOf, SITE, somePng, type Stubs, type Tags } from '../somePage';

const image = (body: string | Buffer): Stubs => ({ '/share-image.png': { body } });
const almostRight = image(somePng(1200, 662, 99));
const robots = (rules: string): Stubs => ({
  '/robots.txt': { body: `${rules}\nSitemap: ${SITE}/sitemap.xml\n` },
});
const noRobots: Stubs = { '/robots.txt': { status: 404, body: 'User-agent: *\nDisallow: /' } };
const noLinkedIn = robots('User-agent: linkedinbot\nUser-agent: GPTBot\nDisallow: /');
const at = (canonical: string): Partial<Tags> => ({ canonical, 'og:url': canonical });
const said = (title: string): Partial<Tags> => ({ title, 'og:title': title });
const jsonLd = (name: string) => `{"@type":"WebSite","name":"${name}","url":"https://a.fr/"}`;

it.each<[string, Partial<Tags>, Stubs?]>([
  ["error: La page n'a pas de titre", { title: ' ' }],
  ['error: La page a 2 titres', { extra: '<title></title>' }],
  ['warning: La langue de la page manque', { language: '' }],
  ["error: La page n'a pas de description", { description: '' }],
  ['error: La page a 2 descriptions', { extra: '<meta name="description" content="b">' }],
  ['error: La balise og:title manque', { 'og:title': '' }],
  ['error: La balise og:type manque', { 'og:type': '' }],
  ['error: La balise og:url manque', { 'og:url': '' }],
  ['error: La balise og:description manque', { 'og:description': '' }],
  ['warning: La balise og:site_name manque', { 'og:site_name': '' }],
  ['warning: La balise og:locale manque', { 'og:locale': '' }],
  ['warning: La balise twitter:card manque', { 'twitter:card': '' }],
  [
    'warning: La balise og:title figure plusieurs fois',
    { extra: '<meta property="og:title" content="b">' },
  ],
  ['error: La page demande à ne pas être référencée', { robots: 'NOINDEX, follow' }],
  ['error: La page demande à ne pas être référencée', { Googlebot: 'all , none' }],
  ["warning: La page n'a pas d'adresse canonique", { canonical: '' }],
  ["warning: L'adresse canonique n'est pas absolue : /", { canonical: '/' }],
  ["error: L'adresse og:url n'est pas absolue : /", { 'og:url': '/' }],
  ["error: L'adresse og:url n'est pas absolue : a:https://", { 'og:url': 'a:https://' }],
  ['error: og:url (http://autre.fr/) n', { 'og:url': 'http://autre.fr/' }],

  ['error: La page dit « undefined » : « Pour undefined »', said('Pour undefined')],
  ['error: La page dit « null »', { description: 'null, dès la version 14' }],
  ['error: La page dit « NaN »', { 'og:image:alt': "Jusqu'à NaN %" }],
  ['error: La page dit « undefined »', { jsonLd: jsonLd('Banclair undefined') }],
  ['error: La page dit « [object »', { 'og:title': 'Démo [object Object]' }],

  ["error: Il n'y a pas d'image de partage", { 'og:image': '' }],
  ["error: L'adresse de l'image n'est pas absolue : /a.png", { 'og:image': '/a.png' }],
  ["error: L'image de partage répond 404", {}, { '/share-image.png': { status: 404 } }],
  [
    "error: L'image de partage ne peut pas être lue : https://www.banclair.example/share-image.png est injoignable.",
    {},
    { '/share-image.png': undefined },
  ],
  ["https://b.fr/a.png n'est pas sur le site à vérifier", { 'og:image': 'https://b.fr/a.png' }],
  ["error: L'image n'est ni PNG, ni JPEG, ni GIF", {}, image('<svg></svg>'.repeat(9))],
  ["error: og:image:width vaut « 800 », l'image dit « 1200 ».", { 'og:image:width': '800' }],
  ["error: og:image:height vaut « 80 », l'image dit « 630 ».", { 'og:image:height': '80' }],
  ['error: og:image:type vaut « image/jpeg »', { 'og:image:type': 'image/jpeg' }],
  ['warning: Sans og:image:width et og:image:height', { 'og:image:width': '' }],
  ['warning: Sans og:image:width et og:image:height', { 'og:image:height': '' }],
  ["warning: L'image n'a pas de description (og:image:alt)", { 'og:image:alt': '' }],
  [
    "warning: L'image n'a pas les proportions 1,91:1 : elle sera rognée.",
    { 'og:image:height': '663' },
    image(somePng(1200, 663, 99)),
  ],

  ['error: robots.txt ne peut pas être lu', {}, { '/robots.txt': { status: 500 } }],
  ['error: robots.txt ne peut pas être lu', {}, { '/robots.txt': undefined }],
  [
    'error: robots.txt interdit la page à Googlebot, LinkedInBot, Twitterbot, facebookexternalhit, SkypeUriPreview, Discordbot.',
    {},
    robots('User-agent: *\nDisallow: /'),
  ],
  ['error: robots.txt interdit la page à LinkedInBot.', {}, noLinkedIn],
  ['warning: robots.txt ne nomme pas de plan', {}, noRobots],
  ['warning: Le plan du site ne peut pas être lu', {}, { '/sitemap.xml': { status: 404 } }],
  ['warning: Le plan du site ne peut pas être lu', {}, { '/sitemap.xml': undefined }],
  ['warning: Le plan du site ne peut pas être lu', {}, { '/sitemap.xml': { type: 'text/html' } }],
  ['error: Une adresse inconnue répond 200', {}, { '/page-qui-n-existe-pas': {} }],
  ["error: L'adresse canonique répond 404", at(`${SITE}/perdue`)],
  ["error: L'adresse canonique ne peut pas être lue", at(`${SITE}/p`), { '/p': undefined }],
  ["warning: L'adresse canonique désigne une autre page", at(`${SITE}/autre`), { '/autre': {} }],
])('reports only %s', async (message, ...site) => {
  expect(await findingsOf(...site)).toEqual([expect.stringContaining(message)]);
});

it.each<[string, Partial<Tags>, Stubs?, string?]>([
  ['a valid page', {}],
  ['words that contain those of a mistake', { title: 'Une clause nulle, annulée' }],
  ['several images: the first counts', { extra: '<meta property="og:image" content="b">' }],
  ['max-image-preview:none', { robots: 'index, max-image-preview:none' }],
  ['no og:image:type: the image has its own', { 'og:image:type': '' }],
  ['an image of almost the right proportions', { 'og:image:height': '662' }, almostRight],
  ['a script other than JSON-LD', { extra: '<script>start()</script>' }],
  ['another link first', { before: '<link rel="icon" href="/icon.svg">' }],
  ['another meta with the content « none »', { extra: '<meta name="rating" content="none">' }],
  ['an unknown URL that is unreachable', {}, { '/page-qui-n-existe-pas': undefined }],
  ['an unknown URL that is gone', {}, { '/page-qui-n-existe-pas': { status: 410 } }],
  ['excluded crawlers that show no preview', {}, robots('User-agent: GPTBot\nDisallow: /')],
  ['another excluded part of the site', {}, robots('User-agent: *\nDisallow: /admin')],
  ['all but the page excluded', {}, robots('User-agent: *\nDisallow: /\nAllow: /$')],
  ['a canonical URL without the query of a campaign', {}, {}, '/?utm_source=lettre'],
])('accepts %s', async (_, ...site) => {
  expect(await findingsOf(...site)).toEqual([]);
});
