import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { requireBuiltSite } from '#src/build/serve/requireBuiltSite.ts';
import { buildCards } from '#src/build/share-preview/cards.ts';
import { readBuiltPage } from '#src/build/share-preview/readBuiltPage.ts';
import { dist } from '#src/build/folders.ts';
import { icons } from '#src/content/publicFiles.ts';

// It reads what `npm run bundle` wrote.
beforeAll(() => requireBuiltSite(dist));

const read = (file: string) => readFileSync(path.join(dist, file));

const weigh = (text: string) => brotliCompressSync(text).length;

// What an owner writes is not counted: these weigh the same however long the texts are.
describe.each(['index.html', 'confidentialite/index.html', '404.html'])('%s', (document) => {
  // Without scripting, the parser reads the style elements inside <noscript>.
  const open = () => load(read(document), { scriptingEnabled: false });

  test('has one inline script of at most 1.2 KB, and styles of at most 13 KB', () => {
    const { scripts, styles } = open().extract({
      scripts: ['script:not([type="application/ld+json"])'],
      styles: ['style'],
    });
    expect(scripts).toEqual([expect.any(String)]);
    expect(weigh(scripts.join(''))).toBeLessThanOrEqual(1_200);
    expect(styles).not.toEqual([]);
    expect(weigh(styles.join(''))).toBeLessThanOrEqual(13_000);
  });
});

test('is prerendered by production code, whose class names have no labels', () => {
  expect(read('index.html').toString()).not.toMatch(/\bc-\w+-Mui/);
});

test('has the icons that its pages and search engines name', () => {
  for (const icon of Object.values(icons)) expect(read(icon).length).toBeGreaterThan(0);
});

for (const [what, folder, name, bytes] of [
  ['one font of at most 30 KB', 'fonts', /\.woff2$/, 30_000],
  ['the page’s code in one script of at most 200 KB', 'assets', /^main\..*\.js\.br$/, 200_000],
] as const) {
  test(`has ${what}`, () => {
    const [file = '', ...others] = readdirSync(path.join(dist, folder)).filter((it) =>
      name.test(it),
    );
    expect(others).toEqual([]);
    expect(read(path.join(folder, file)).length).toBeLessThanOrEqual(bytes);
  });
}

test('has a compressed copy of every text that hosts serve, and of nothing else', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(html|js|svg|txt|xml)$/.test(file));
  const copies = files.filter((file) => file.endsWith('.br'));
  expect(copies.sort()).toEqual(texts.map((file) => `${file}.br`).sort());
});

test('its script names the same share image as its document', async () => {
  const { image } = await readBuiltPage();
  const main = load(read('index.html'))('[data-main]').attr('data-main') ?? '';
  expect(read(main).toString()).toContain(`"${new URL(image.url).pathname}"`);
});

test('breaks no rule of search engines and networks, which all show its title', async () => {
  // As for a published site.
  const cards = buildCards({ ...(await readBuiltPage()), url: 'https://www.banclair.example/' });
  expect(cards.flatMap(({ findings }) => findings)).toEqual([]);
  for (const { title } of cards) expect(title).not.toBe('');
});
