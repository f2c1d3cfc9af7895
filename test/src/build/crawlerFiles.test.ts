import { crawlerFiles } from '#src/build/crawlerFiles.ts';

const SITE = 'https://www.banclair.example';

const documents = [
  { path: '/index.html', content: `<head><link rel="canonical" href="${SITE}/"></head>` },
  {
    path: '/legal/index.html',
    content: `<head><link rel="canonical" href="${SITE}/legal/"></head>`,
  },
  { path: '/404.html', content: '<head><meta name="robots" content="noindex"></head>' },
];

test('robots.txt allows everything, and links a sitemap of every page with a canonical URL', () => {
  const [robots, sitemap] = crawlerFiles(SITE, documents);
  expect(robots?.content).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`);
  const listed = [...String(sitemap?.content).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual([`${SITE}/`, `${SITE}/legal/`]);
});
