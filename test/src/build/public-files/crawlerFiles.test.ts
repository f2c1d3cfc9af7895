import { existsSync } from 'node:fs';
import path from 'node:path';
import { crawlerFiles } from '#src/build/public-files/crawlerFiles.ts';
import { publicFolder } from '#src/build/folders.ts';
import { icons } from '#src/content/publicFiles.ts';

const SITE = 'https://www.banclair.example';
const pages = [`${SITE}/`, `${SITE}/tarifs/`];
const files = new Map(
  crawlerFiles(SITE, pages).map(({ path, content }) => [path, String(content)]),
);

test('allows crawlers everything and links the sitemap by absolute URL', () => {
  expect(files.get('/robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`,
  );
});

test('the sitemap lists every page', () => {
  const sitemap = files.get('/sitemap.xml') ?? '';
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(pages);
});

test.each(Object.values(icons))('public has %s', (file) => {
  expect(existsSync(path.join(publicFolder, file))).toBe(true);
});
