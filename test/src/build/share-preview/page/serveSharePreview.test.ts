import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import type { Middleware } from '#src/build/serve/middleware.ts';
import { previewBuiltSite } from '#src/build/share-preview/previewBuiltSite.ts';
import type { ReadFile } from '#src/build/share-preview/reading/fetchFromFiles.ts';
import { countSentence } from '#src/build/share-preview/rules/finding.ts';
import { allFindings } from '#src/build/share-preview/rules/previewPage.ts';
import { SHARE_PREVIEW_PATH } from '#src/build/share-preview/sharePreviewPath.ts';
import { startServerBeforeAll } from '../../../../support/startServerBeforeAll';
import { createTemporaryFolder } from '../../../../support/temporaryFolder';
import { SITE, someFiles, somePng } from '../somePage';

const dist = createTemporaryFolder();
const home = path.join(dist, 'index.html');

let serveSharePreview: Middleware;
beforeAll(async () => {
  const folders = jest.requireActual<object>('#src/build/folders.ts');
  jest.doMock('#src/build/folders.ts', () => ({ ...folders, dist }));
  ({ serveSharePreview } = await import('#src/build/share-preview/page/serveSharePreview.ts'));
});
afterAll(() => rmSync(dist, { recursive: true }));

const { urlOf } = startServerBeforeAll((request, response) =>
  serveSharePreview(request, response, () => response.writeHead(404).end()),
);

test('asks for a build while there is none', async () => {
  const response = await fetch(urlOf(SHARE_PREVIEW_PATH));
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('run `npm run build` first');
});

/** Writes a built site, and reads the page that the development server then shows of it. */
async function showBuilt(files: ReadFile) {
  for (const file of ['index.html', 'share-image.png']) {
    writeFileSync(path.join(dist, file), (await files(`/${file}`)) ?? '');
  }
  const response = await fetch(urlOf(`${SHARE_PREVIEW_PATH}/`));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/html');
  return load(await response.text());
}

test.each<[string, ReadFile]>([
  ['without findings', someFiles()],
  ['with an image on another host', someFiles({ 'og:image': 'https://b.fr/a.png' })],
  ['with a small image', someFiles({}, { '/share-image.png': somePng(250, 131, 900) })],
])('shows what the terminal reports of a site %s', async (_, files) => {
  const $ = await showBuilt(files);
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

test('says when the site was built, and for which URL', async () => {
  await showBuilt(someFiles());
  const built = new Date('2026-03-01T08:30:00');
  utimesSync(home, built, built);
  const page = await (await fetch(urlOf(SHARE_PREVIEW_PATH))).text();
  const header = load(page)('header').text();
  expect(header).toContain(`construit le ${built.toLocaleString('fr-FR')} pour ${SITE}.`);
});

test('serves the page’s styles, and leaves the pages of the site to the next', async () => {
  const styles = await fetch(urlOf(`${SHARE_PREVIEW_PATH}/page.css`));
  expect(styles.headers.get('content-type')).toContain('text/css');
  for (const page of ['/', `${SHARE_PREVIEW_PATH}-autre`]) {
    expect((await fetch(urlOf(page))).status).toBe(404);
  }
});

test('shows the image of the built site', async () => {
  const image = '/assets/share-image.png';
  mkdirSync(path.join(dist, 'assets'));
  writeFileSync(path.join(dist, image), somePng(1200, 630, 40_000));
  const $ = await showBuilt(someFiles({ 'og:image': SITE + image }));
  expect($('article img').attr('src')).toBe(image);
  expect((await fetch(urlOf(image))).headers.get('content-type')).toBe('image/png');
});
