import { cleanup, render, screen, within } from '@testing-library/react';
import { PreviewBody } from '#src/build/share-preview/page/PreviewDocument.tsx';
import { previewContent } from '#src/build/share-preview/page/previewContent.ts';
import { previewBuiltSite } from '#src/build/share-preview/previewBuiltSite.ts';
import { previewReport } from '#src/build/share-preview/previewReport.ts';
import type { ReadFile } from '#src/build/share-preview/reading/fetchFromFiles.ts';
import type { Finding } from '#src/build/share-preview/rules/finding.ts';
import { platforms } from '#src/build/share-preview/rules/platforms.ts';
import { SITE, someFiles, somePng } from '../somePage';

const LONG = 'Rapprochement bancaire automatique pour Microsoft Dynamics 365 Business Central. ';
const closed = { '/robots.txt': 'User-agent: *\nDisallow: /' };
const nothingYet = someFiles({}, { '/index.html': undefined });
const headless = someFiles({}, { '/index.html': '<p>Bonjour' });
const sound = someFiles();
const withSmallImage = someFiles({}, { '/share-image.png': somePng(250, 131, 900) });

async function show(files: ReadFile, problem?: string) {
  const content = await previewContent(files, problem);
  cleanup();
  render(<PreviewBody content={content} />);
}

it.each<[string, ReadFile]>([
  ['without findings', sound],
  ['with long texts', someFiles({ title: LONG, description: LONG.repeat(9) })],
  ['without tags', someFiles({ jsonLd: '{', 'og:title': '', 'og:image': '' })],
  ['with a small image', withSmallImage],
  ['with a closed robots.txt', someFiles({ description: '' }, closed)],
])('shows what the terminal reports of a site %s, card by card', async (_, files) => {
  const preview = await previewBuiltSite(files);
  if (preview === undefined) throw new Error('There is no site.');
  await show(files);

  const general = screen.getByRole('region', { name: 'Pour tous les réseaux' });
  expect(findingsIn(general)).toEqual(preview.findings.map(line));
  const cards = screen.getAllByRole('article').map(({ id }) => `#${id}`);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect([links, cards.length]).toEqual([cards, platforms.length]);
  for (const { platform, title, description, image, findings } of preview.cards) {
    const card = screen.getByRole('article', { name: platform.name });
    expect(findingsIn(card)).toEqual(findings.map(line));
    expect(card.textContent).toContain(title || '(aucun)');
    expect(card.textContent).toContain(description);
    const images = within(card).queryAllByRole('img', { name: 'Image de partage' });
    expect(images).toHaveLength(image === undefined ? 0 : 1);
  }
  expect(screen.getByText(previewReport(preview).split('\n').at(-1) ?? '')).toBeTruthy();
});

const line = (finding: Finding) =>
  `${finding.severity === 'error' ? 'Erreur' : 'Attention'} ${finding.message}${finding.source}`;

const findingsIn = (element: HTMLElement) => {
  const items = within(element).queryAllByRole('listitem');
  return items.map((item) => item.textContent);
};

/** What the page announces. */
const statuses = () =>
  screen.getAllByRole('status').flatMap(({ textContent }) => textContent || []);

const BROKEN = 'La dernière modification ne se construit pas.';

it.each<[string, string, ReadFile]>([
  ['that all is well', 'Rien à corriger.', sound],
  ['what could be better', 'À améliorer.', someFiles({ 'og:locale': '' })],
  ['an error', 'À corriger avant de publier.', someFiles({ 'og:type': '' })],
  ['the first build', 'La première construction est en cours.', nothingYet],
  ['a page without a head', "n'a rien dans son en-tête", headless],
])('announces %s, and nothing else', async (_, sentence, files) => {
  await show(files);
  expect(statuses()).toEqual([expect.stringContaining(sentence)]);
});

it('announces a build that failed, and keeps the last cards', async () => {
  await show(nothingYet, BROKEN);
  expect(statuses()).toEqual([BROKEN]);
  await show(sound, BROKEN);
  expect(statuses()).toContain(BROKEN);
  expect(screen.getAllByRole('article')).toHaveLength(platforms.length);
});

it('counts the findings of a card in its link', async () => {
  await show(withSmallImage);
  expect(screen.getByRole('link', { name: 'Facebook 1 erreur' })).toBeTruthy();
  await show(someFiles({ title: LONG }));
  expect(screen.getByRole('link', { name: 'Google (ordinateur) 1 avertissement' })).toBeTruthy();
});

it('loads the image from this server, at another URL once it has changed', async () => {
  const imageUrls = async (files: ReadFile) => {
    await show(files);
    const images = screen.getAllByRole('img', { name: 'Image de partage' });
    return [...new Set(images.map((image) => image.getAttribute('src') ?? ''))];
  };
  const [before = '', ...others] = await imageUrls(sound);
  expect(others).toEqual([]);
  expect(before).toMatch(/^\/share-image\.png\?/);
  const changed = someFiles({}, { '/share-image.png': somePng(1200, 630, 50_000) });
  expect(await imageUrls(changed)).not.toContain(before);
});

it('never loads an image or an icon from another server', async () => {
  const extra = '<link rel="icon" href="https://evil.example/icon.svg">';
  const page = { 'og:image': `${SITE}//evil.example/a.png`, extra };
  await show(someFiles(page, { '//evil.example/a.png': somePng(1200, 630, 900) }));
  const hosts = [...document.images].map((image) => new URL(image.src).host);
  expect([...new Set(hosts)]).toEqual([location.host]);
});
