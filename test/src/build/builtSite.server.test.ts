import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { requireBuiltSite } from '#src/build/serve/requireBuiltSite.ts';
import { previewBuiltSite } from '#src/build/share-preview/previewBuiltSite.ts';
import { readFolder } from '#src/build/share-preview/reading/fetchFromFiles.ts';
import { countErrors } from '#src/build/share-preview/rules/finding.ts';
import { allFindings } from '#src/build/share-preview/rules/previewPage.ts';
import { dist } from '#src/build/webpack/folders.ts';

// It reads what `npm run bundle` wrote.
beforeAll(() => requireBuiltSite(dist));

const read = (file: string) => readFileSync(path.join(dist, file));

function weigh(document: string, selector: string): number[] {
  const $ = load(read(document));
  const elements = $(selector).toArray();
  return elements.map((element) => brotliCompressSync($(element).text()).length);
}

// What an owner writes is not counted: these weigh the same however long the texts are.
for (const document of ['index.html', 'confidentialite/index.html', '404.html']) {
  test(`${document} has one inline script of at most 1.2 KB, and styles of at most 10 KB`, () => {
    const scripts = weigh(document, 'script:not([type="application/ld+json"])');
    expect(scripts).toEqual([expect.any(Number)]);
    expect(scripts[0]).toBeLessThanOrEqual(1_200);
    const styles = weigh(document, 'style');
    expect(styles).toEqual([expect.any(Number)]);
    expect(styles[0]).toBeLessThanOrEqual(10_000);
  });

  test(`${document} is prerendered by production code, whose class names have no labels`, () => {
    expect(read(document).toString()).not.toMatch(/\bc-\w+-Mui/);
  });
}

for (const [what, folder, name, bytes] of [
  ['one font of at most 30 KB', 'fonts', /\.woff2$/, 30_000],
  ['the islands’ code in one script of at most 150 KB', 'assets', /^islands\..*\.js\.br$/, 150_000],
] as const) {
  test(`has ${what}`, () => {
    const [file = '', ...others] = readdirSync(path.join(dist, folder)).filter((it) =>
      name.test(it),
    );
    expect(others).toEqual([]);
    expect(read(path.join(folder, file)).length).toBeLessThanOrEqual(bytes);
  });
}

test('has two compressed copies of every text that hosts serve, and of nothing else', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(html|js|svg|txt|xml)$/.test(file));
  const copies = texts.flatMap((file) => [`${file}.br`, `${file}.gz`]);
  expect(files.filter((file) => /\.(br|gz)$/.test(file)).sort()).toEqual(copies.sort());
});

test('breaks no rule of search engines and networks, which all show its title', async () => {
  const canonical = load(read('index.html'))('[rel=canonical]').attr('href') ?? '';
  const preview = await previewBuiltSite(new URL(canonical).origin, readFolder(dist));
  expect(countErrors(allFindings(preview))).toBe(0);
  for (const { title } of preview.cards) expect(title).not.toBe('');
});
