import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { icons, videoPoster } from '#src/content/publicFiles.ts';
import { paths } from '#src/content/paths.ts';
import { makePublicFiles } from '#src/build/public-files/makePublicFiles.ts';
import { pageFontFile, publicFolder, shareImageTemplateFile } from '#src/build/webpack/folders.ts';

let files: Map<string, string | Uint8Array>;

beforeAll(async () => {
  const made = await makePublicFiles(
    readFileSync(pageFontFile),
    readFileSync(shareImageTemplateFile, 'utf8'),
  );
  files = new Map(made.map(({ path, content }) => [path, content]));
});

it('draws a share image of the declared size, light enough for every platform', () => {
  const image = Buffer.from(files.get('/share-image.png') ?? '');
  expect(imageSize(image)).toMatchObject({ width: 1200, height: 630 });
  expect(image.length).toBeLessThan(300_000);
});

it('allows crawlers everything and links the sitemap by absolute URL', () => {
  expect(files.get('/robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.banclair.example/sitemap.xml\n',
  );
});

it('lists the landing page and the two legal texts', () => {
  const sitemap = String(files.get('/sitemap.xml'));
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(Object.values(paths).map((path) => `https://www.banclair.example${path}`));
});

it.each([...Object.values(icons), videoPoster.path])('public has %s', (file) => {
  expect(existsSync(path.join(publicFolder, file))).toBe(true);
});
