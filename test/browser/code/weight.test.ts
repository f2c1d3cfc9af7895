import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'parse5';
import { attributeOf, elementsIn, textOf } from '#src/build/htmlElements.ts';
import { facts as givenFacts } from '#src/content/facts.ts';
import { dist } from '../support/browser/site';

const KIB = 1024;

const brotliSize = (file: string) => brotliCompressSync(readFileSync(path.join(dist, file))).length;
const facts = Object.values(givenFacts).join('');
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

describe.each(['index.html', 'confidentialite/index.html', '404.html'])('%s', (document) => {
  it('has at most 1.2 KB of JavaScript, all of it inline', () => {
    const scripts = elementsIn(parse(readFileSync(path.join(dist, document), 'utf8')))
      .filter(({ tagName }) => tagName === 'script')
      .filter((script) => attributeOf(script, 'type') !== 'application/ld+json');
    expect(scripts.map((script) => attributeOf(script, 'src'))).toEqual([undefined]);
    const size = sum(scripts.map((script) => brotliCompressSync(textOf(script)).length));
    expect(size).toBeLessThanOrEqual(1_200);
  });

  it('has at most 17 KB, compressed, besides the owner’s facts, and 600 elements', () => {
    const elements = elementsIn(parse(readFileSync(path.join(dist, document), 'utf8')));
    expect(brotliSize(document)).toBeLessThanOrEqual(17_000 + facts.length);
    expect(elements.length).toBeLessThanOrEqual(600);
  });

  it('is prerendered by production code, whose class names have no labels', () => {
    expect(readFileSync(path.join(dist, document), 'utf8')).not.toMatch(/\bcss-\w+-Mui/);
  });

  it('loads at most 50 KiB in all', () => {
    const fonts = readdirSync(path.join(dist, 'fonts')).filter((file) => file.endsWith('.woff2'));
    const fontBytes = sum(fonts.map((file) => readFileSync(path.join(dist, 'fonts', file)).length));
    expect(brotliSize(document) + fontBytes).toBeLessThanOrEqual(50 * KIB);
  });
});

it('loads one font of at most 30 KB', () => {
  const fonts = readdirSync(path.join(dist, 'fonts')).filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(1);
  expect(readFileSync(path.join(dist, 'fonts', fonts[0] ?? '')).length).toBeLessThanOrEqual(30_000);
});
