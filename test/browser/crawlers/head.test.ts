import { previewBuiltSite } from '#src/build/share-preview/previewBuiltSite.ts';
import { readFolder } from '#src/build/share-preview/reading/fetchFromFiles.ts';
import { countErrors } from '#src/build/share-preview/rules/finding.ts';
import { allFindings } from '#src/build/share-preview/rules/previewPage.ts';
import { useBrowser } from '../support/browser/browsing';
import { dist, site } from '../support/browser/site';

const browsing = useBrowser();

/** Half of what Slack reads, the least of all platforms. */
const FIRST_BYTES = 16 * 1024;

it('breaks no rule of search engines and networks, which all show its title', async () => {
  const preview = await previewBuiltSite(readFolder(dist));
  expect(countErrors(allFindings(preview))).toBe(0);
  for (const { title } of preview.previews) expect(title).not.toBe('');
});

it('has all its tags within the first 16 KiB, each once', async () => {
  const html = await (await fetch(site.url)).text();
  const end = html.indexOf('<style');
  expect(Buffer.byteLength(html.slice(0, end))).toBeLessThan(FIRST_BYTES);
  const tagsIn = (part: string) =>
    [...part.matchAll(/<(?:title|meta (?:name|property)="[^"]+|link rel="[^"]+)/g)].map(String);
  const head = tagsIn(html.slice(0, end));
  expect(head.length).toBeGreaterThan(20);
  const repeated = tagsIn(html).filter((tag, rank, all) => all.indexOf(tag) !== rank);
  expect(repeated.filter((tag) => !tag.includes('stylesheet'))).toEqual([]);
});

it.each([
  ['/share-image.png', /^image\/png$/],
  ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/],
  ['/apple-touch-icon.png', /^image\/png$/],
  ['/robots.txt', /^text\/plain/],
  ['/sitemap.xml', /^(application|text)\/xml/],
])('serves %s with the type %s', async (path, type) => {
  const { status, headers } = await fetch(site.url + path, { method: 'HEAD' });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(type);
});

it('serves its font under a content-hashed name, cacheable for good', async () => {
  const html = await (await fetch(site.url)).text();
  const url = /url\('([^']+\.woff2)'\)/.exec(html)?.[1] ?? '';
  expect(url).toMatch(/^\/fonts\/[a-z-]+\.[0-9a-f]{10}\.woff2$/);
  const { status, headers } = await fetch(site.url + url, { method: 'HEAD' });
  expect([status, headers.get('content-type')]).toEqual([200, 'font/woff2']);
  expect(headers.get('cache-control')).toContain('immutable');
});

it('has an icon that the browser can decode', async () => {
  const page = await browsing.open();
  const widths = await page.locator('link[rel~="icon"]').evaluateAll((links) =>
    Promise.all(
      links.map(async (link) => {
        const icon = new Image();
        icon.src = link.getAttribute('href') ?? '';
        await icon.decode();
        return icon.naturalWidth;
      }),
    ),
  );
  expect(widths).toEqual([32]);
});
