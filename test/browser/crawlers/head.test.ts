import { hydrateEveryIsland, useBrowser } from '../support/browser/browsing';
import { site } from '../support/browser/site';

const browsing = useBrowser();

/** The first 16 KiB: what the most impatient robots read, and half of what Slack does. */
const FIRST_BYTES = 16 * 1024;

/** Each as it stands in the markup and as a selector. */
const once = [
  ['<title>', 'title'],
  ['<meta name="description"', 'meta[name="description"]'],
  ['<meta name="robots"', 'meta[name="robots"]'],
  ['<link rel="canonical"', 'link[rel="canonical"]'],
  ['<meta property="og:type"', 'meta[property="og:type"]'],
  ['<meta property="og:url"', 'meta[property="og:url"]'],
  ['<meta property="og:site_name"', 'meta[property="og:site_name"]'],
  ['<meta property="og:title"', 'meta[property="og:title"]'],
  ['<meta property="og:description"', 'meta[property="og:description"]'],
  ['<meta property="og:locale"', 'meta[property="og:locale"]'],
  ['<meta property="og:image"', 'meta[property="og:image"]'],
  ['<meta property="og:image:width"', 'meta[property="og:image:width"]'],
  ['<meta property="og:image:height"', 'meta[property="og:image:height"]'],
  ['<meta property="og:image:type"', 'meta[property="og:image:type"]'],
  ['<meta property="og:image:alt"', 'meta[property="og:image:alt"]'],
  ['<meta name="twitter:card"', 'meta[name="twitter:card"]'],
  ['<meta name="twitter:image"', 'meta[name="twitter:image"]'],
  ['<meta name="theme-color"', 'meta[name="theme-color"]'],
  ['<link rel="apple-touch-icon"', 'link[rel="apple-touch-icon"]'],
  ['<link rel="manifest"', 'link[rel="manifest"]'],
] as const;

it('stands once within the first 16 KiB of the file', async () => {
  const file = Buffer.from(await (await fetch(site.url)).arrayBuffer());
  const start = file.subarray(0, FIRST_BYTES).toString('utf8');
  const head = start.slice(0, start.indexOf('<style'));
  for (const [markup] of once) {
    expect([markup, head.split(markup).length - 1]).toEqual([markup, 1]);
    expect([markup, file.toString('utf8').split(markup).length - 1]).toEqual([markup, 1]);
  }
});

it('stands once in the document after hydration', async () => {
  const page = await browsing.open(site.url);
  await hydrateEveryIsland(page);
  for (const [, selector] of once) {
    expect([selector, await page.locator(selector).count()]).toEqual([selector, 1]);
  }
  expect(await page.locator('link[rel="icon"]').count()).toBe(2);
});

it('names files that are there, of the type that they are', async () => {
  const types: Record<string, RegExp> = {
    '/share-image.png': /^image\/png$/,
    '/favicon.ico': /^image\/(x-icon|vnd\.microsoft\.icon)$/,
    '/apple-touch-icon.png': /^image\/png$/,
    '/manifest.json': /^application\/json/,
    '/robots.txt': /^text\/plain/,
    '/sitemap.xml': /^application\/xml/,
  };
  for (const [path, type] of Object.entries(types)) {
    const response = await fetch(site.url + path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get('content-type')).toMatch(type);
  }
});

it('names the typeface as it is served, under a name that changes with it', async () => {
  const html = await (await fetch(site.url)).text();
  const address = /url\('([^']+\.woff2)'\)/.exec(html)?.[1] ?? '';
  expect(address).toMatch(/^\/fonts\/[a-z-]+\.[0-9a-f]{10}\.woff2$/);
  const { status, headers } = await fetch(site.url + address);
  expect([status, headers.get('content-type')]).toEqual([200, 'font/woff2']);
  expect(headers.get('cache-control')).toContain('immutable');
});

it('gives the browser its icons without a complaint', async () => {
  const page = await browsing.open(site.url);
  const widths = await page.locator('link[rel~="icon"]').evaluateAll((links) =>
    Promise.all(
      links.map(async (link) => {
        const picture = new Image();
        picture.src = link.getAttribute('href') ?? '';
        await picture.decode();
        return picture.naturalWidth;
      }),
    ),
  );
  expect(widths).toHaveLength(2);
  expect(Math.min(...widths)).toBeGreaterThan(0);
});

it.each([true, false])('names its manifest, with scripts: %s', async (javaScriptEnabled) => {
  const page = await browsing.open(site.url, { javaScriptEnabled });
  const link = page.locator('link[rel="manifest"]');
  await link.waitFor({ state: 'attached' });
  expect(await link.getAttribute('href')).toBe('/manifest.json');
});
