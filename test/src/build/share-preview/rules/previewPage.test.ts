import { previewBuiltSite } from '#src/build/share-preview/previewBuiltSite.ts';
import { allFindings, previewPage } from '#src/build/share-preview/rules/previewPage.ts';
import { previewReport } from '#src/build/share-preview/previewReport.ts';
import { platforms } from '#src/build/share-preview/rules/platforms.ts';
import type { FetchUrl } from '#src/build/share-preview/reading/fetchUrl.ts';
import { previewOf, SITE, someFiles, someSite, type Stubs } from '../somePage';

it.each<[string, Stubs]>([
  ['est injoignable.', { '/': undefined }],
  ['répond 500.', { '/': { status: 500 } }],
  ["n'est pas une page HTML (application/pdf).", { '/': { type: 'application/pdf' } }],
  ["n'est pas une page HTML (sans type).", { '/': { type: '' } }],
  ["n'a rien dans son en-tête", { '/': { type: 'text/html', body: '<p>Bonjour' } }],
])('throws when the URL %s', async (sentence, stubs) => {
  await expect(previewOf({}, stubs)).rejects.toThrow(sentence);
});

it.each(['<title>Un', '<meta name="a">'])('checks a page with only %s', async (body) => {
  const { findings } = await previewOf({}, { '/': { type: 'text/html', body } });
  expect(findings).not.toEqual([]);
});

it('reports a missing canonical URL of a built site, and nothing else', async () => {
  const preview = await previewBuiltSite(someFiles({ canonical: '' }));
  const messages = preview && allFindings(preview).map(({ message }) => message);
  expect(messages).toEqual(["La page n'a pas d'adresse canonique."]);
});

it.each(['/share-image.png', '/robots.txt'])('rethrows unexpected errors of %s', async (path) => {
  const site: FetchUrl = (url) =>
    url.endsWith(path) ? Promise.reject(new Error('a bug')) : someSite()(url);
  await expect(previewPage(`${SITE}/`, site)).rejects.toThrow('a bug');
});

describe('the report', () => {
  it('shows each platform, each finding with its source, and the counts', async () => {
    const report = previewReport(await previewOf({ 'og:title': '' }));
    for (const { name } of platforms) expect(report).toContain(`\n${name}\n`);
    expect(report).toContain(
      'Pour tous les réseaux\n  ERREUR : La balise og:title manque.\n    (documenté : ogp.me (novembre 2026))\n\n1 erreur, 0 avertissement.',
    );
    expect(report).toContain(
      `iMessage\n  Titre        Un titre\n  Image        ${SITE}/share-image.png\n\n`,
    );
  });

  it('shows what each platform shows, and nothing else, for a page without findings', async () => {
    const report = previewReport(await previewOf({}));
    const texts = '  Titre        Un titre\n  Description  Une description.\n\n';
    expect(report).toContain(`Google (ordinateur)\n${texts}Google (téléphone)\n${texts}LinkedIn\n`);
    expect(report).not.toContain('Pour tous les réseaux');
  });

  it('distinguishes measurements and our own choices from documented rules', async () => {
    const description = 'Un mot, '.repeat(50);
    const changes = { description, jsonLd: '{"@type":"WebSite","name":"B","url":"/"}' };
    const report = previewReport(await previewOf(changes));
    expect(report).toMatch(/pixels, 920 affichés\.\n {4}\(mesuré par des tiers : /);
    expect(report).toMatch(/Attention : .* adresse absolue : \/\n {4}\(choix prudent : /);
    expect(report).toMatch(/0 erreur, 3 avertissements\.$/);
  });
});

it('gives each limit a dated source', () => {
  const sources = platforms
    .flatMap(({ title, description, image, readLimit }) => [title, description, image, readLimit])
    .flatMap((limit) => limit?.source ?? []);
  expect(sources.length).toBeGreaterThan(20);
  for (const source of sources) expect(source).toMatch(/\(novembre 2026\)$/);
});
