import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'parse5';
import { attributeOf, elementsIn, textOf } from '#src/build/htmlElements.ts';
import { useBrowser } from '../support/browser/browsing';
import { dist } from '../support/browser/site';

const browsing = useBrowser();

const read = (file: string) => readFileSync(path.join(dist, file));

// What an owner writes is not counted: these weigh the same however long the texts are.
describe.each(['index.html', 'confidentialite/index.html', '404.html'])('%s', (document) => {
  const elements = elementsIn(parse(read(document).toString()));
  const weigh = (tag: string) =>
    elements
      .filter(({ tagName }) => tagName === tag)
      .filter((element) => attributeOf(element, 'type') !== 'application/ld+json')
      .map((element) => brotliCompressSync(textOf(element)).length);

  it('has one inline script of at most 1.2 KB, and styles of at most 10 KB', () => {
    expect(weigh('script')).toEqual([expect.any(Number)]);
    expect(weigh('script')[0]).toBeLessThanOrEqual(1_200);
    expect(weigh('style')).toEqual([expect.any(Number)]);
    expect(weigh('style')[0]).toBeLessThanOrEqual(10_000);
  });

  it('is prerendered by production code, whose class names have no labels', () => {
    expect(read(document).toString()).not.toMatch(/\bcss-\w+-Mui/);
  });
});

it('loads one font, and no script before the first island comes near', async () => {
  const page = await browsing.open('/', { viewport: { width: 412, height: 823 } });
  await page.waitForLoadState('networkidle');
  const urls = (await page.requests()).map((request) => new URL(request.url()).pathname);
  expect(urls).toEqual(['/', expect.stringMatching(/^\/fonts\/[a-z-]+\.[0-9a-f]{10}\.woff2$/)]);
});

it.each([
  ['one font of at most 30 KB', 'fonts', /\.woff2$/, 30_000],
  ['the islands’ code in one script of at most 150 KB', 'assets', /^islands\..*\.js\.br$/, 150_000],
])('has %s', (_what, folder, name, bytes) => {
  const [file = '', ...others] = readdirSync(path.join(dist, folder)).filter((it) => name.test(it));
  expect(others).toEqual([]);
  expect(read(path.join(folder, file)).length).toBeLessThanOrEqual(bytes);
});
