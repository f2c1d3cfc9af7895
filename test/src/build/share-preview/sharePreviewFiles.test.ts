import { load } from 'cheerio';
import { sharePreviewFiles } from '#src/build/share-preview/page/sharePreviewFiles.ts';
import { previewBuiltSite } from '#src/build/share-preview/previewBuiltSite.ts';
import type { ReadFile } from '#src/build/share-preview/reading/fetchFromFiles.ts';
import { countSentence } from '#src/build/share-preview/rules/finding.ts';
import { allFindings } from '#src/build/share-preview/rules/previewPage.ts';
import { SITE, someFiles, somePng } from './somePage';

test.each<[string, ReadFile]>([
  ['without findings', someFiles()],
  ['with an image on another host', someFiles({ 'og:image': 'https://b.fr/a.png' })],
  ['with a small image', someFiles({}, { '/share-image.png': somePng(250, 131, 900) })],
])('shows what the terminal reports of a site %s', async (_, files) => {
  const [page] = await sharePreviewFiles(SITE, files);
  const $ = load(String(page?.content));
  const preview = await previewBuiltSite(SITE, files);
  const { findings, cards } = preview;
  expect($('main').text()).toContain(countSentence(allFindings(preview)));
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
