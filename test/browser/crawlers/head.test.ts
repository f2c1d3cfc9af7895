import { useBrowser } from '../support/browser/browsing';
import { site } from '../support/browser/site';

const browsing = useBrowser();

/** Half of what Slack reads, which reads the least. */
const FIRST_BYTES = 16 * 1024;

const once = [
  '<title>',
  '<meta name="description"',
  '<meta name="robots"',
  '<link rel="canonical"',
  '<meta property="og:type"',
  '<meta property="og:url"',
  '<meta property="og:site_name"',
  '<meta property="og:title"',
  '<meta property="og:description"',
  '<meta property="og:locale"',
  '<meta property="og:image"',
  '<meta property="og:image:width"',
  '<meta property="og:image:height"',
  '<meta property="og:image:type"',
  '<meta property="og:image:alt"',
  '<meta name="twitter:card"',
  '<meta name="twitter:image"',
  '<meta name="theme-color"',
  '<link rel="apple-touch-icon"',
  '<link rel="manifest" href="/manifest.json"',
];

it('has each tag once, within the first 16 KiB of the file', async () => {
  const file = Buffer.from(await (await fetch(site.url)).arrayBuffer());
  const start = file.subarray(0, FIRST_BYTES).toString('utf8');
  const head = start.slice(0, start.indexOf('<style'));
  for (const tag of once) {
    expect([tag, head.split(tag).length - 1]).toEqual([tag, 1]);
    expect([tag, file.toString('utf8').split(tag).length - 1]).toEqual([tag, 1]);
  }
});

it.each([
  ['/share-image.png', /^image\/png$/],
  ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/],
  ['/apple-touch-icon.png', /^image\/png$/],
  ['/manifest.json', /^application\/json/],
  ['/robots.txt', /^text\/plain/],
  ['/sitemap.xml', /^application\/xml/],
])('serves %s with the type %s', async (path, type) => {
  const { status, headers } = await fetch(site.url + path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(type);
});

it('serves its font under a content-hashed name, cacheable for good', async () => {
  const html = await (await fetch(site.url)).text();
  const address = /url\('([^']+\.woff2)'\)/.exec(html)?.[1] ?? '';
  expect(address).toMatch(/^\/fonts\/[a-z-]+\.[0-9a-f]{10}\.woff2$/);
  const { status, headers } = await fetch(site.url + address);
  expect([status, headers.get('content-type')]).toEqual([200, 'font/woff2']);
  expect(headers.get('cache-control')).toContain('immutable');
});

it('has icons that the browser can decode', async () => {
  const page = await browsing.open(site.url);
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
  expect(widths).toHaveLength(2);
  expect(Math.min(...widths)).toBeGreaterThan(0);
});
