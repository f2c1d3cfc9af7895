import { load } from 'cheerio';
import { sharePreviewFiles } from '#src/build/share-preview/page/sharePreviewFiles.ts';
import { previewBuiltSite } from '#src/build/share-preview/previewBuiltSite.ts';
import type { ReadFile } from '#src/build/share-preview/reading/fetchFromFiles.ts';
import { SITE, someFiles, somePng } from './somePage';

async function open(files: ReadFile) {
  const [page] = await sharePreviewFiles(SITE, files);
  return load(String(page?.content));
}

it.each<[string, ReadFile]>([
  ['without findings', someFiles()],
  ['with an image on another host', someFiles({ 'og:image': 'https://b.fr/a.png' })],
  ['with a small image', someFiles({}, { '/share-image.png': somePng(250, 131, 900) })],
])('shows what the terminal reports of a site %s', async (_, files) => {
  const $ = await open(files);
  const { findings, cards } = await previewBuiltSite(SITE, files);
  for (const { message } of findings) expect($('section').text()).toContain(message);
  expect($('article')).toHaveLength(cards.length);
  for (const { name, title, description, image, findings: own } of cards) {
    const article = $(`article[aria-label="${name}"]`);
    for (const text of [title, description, ...own.map(({ message }) => message)]) {
      expect(article.text()).toContain(text);
    }
    expect(article.find('img')).toHaveLength(image === undefined ? 0 : 1);
  }
});

it('counts the findings', async () => {
  const $ = await open(someFiles({ 'og:type': '', 'og:locale': '' }));
  expect($('section').text()).toContain('1 erreur, 1 avertissement.');
});

it('says « Rien à signaler » only when no card has a finding either', async () => {
  expect((await open(someFiles()))('main').text()).toContain('Rien à signaler.');
  const $ = await open(someFiles({ 'og:title': 'a'.repeat(71) }));
  expect($('main').text()).toContain('0 erreur, 1 avertissement.');
  expect($('main').text()).not.toContain('Rien à signaler');
});
