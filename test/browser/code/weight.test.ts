import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'parse5';
import { attributeOf, elementsIn, textOf } from '../../../src/site/htmlElements';
import { dist } from '../support/browser/site';

const KIB = 1024;

const brotliSize = (file: string) => brotliCompressSync(readFileSync(path.join(dist, file))).length;
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

describe.each(['index.html', '404.html'])('%s', (document) => {
  it('has at most 4 KiB of JavaScript, all of it inline', () => {
    const scripts = elementsIn(parse(readFileSync(path.join(dist, document), 'utf8')))
      .filter(({ tagName }) => tagName === 'script')
      .filter((script) => attributeOf(script, 'type') !== 'application/ld+json');
    expect(scripts.map((script) => attributeOf(script, 'src'))).toEqual([undefined]);
    const size = sum(scripts.map((script) => brotliCompressSync(textOf(script)).length));
    expect(size).toBeLessThanOrEqual(4 * KIB);
  });

  // Beyond that, the document's end takes another round trip: shorten its longest part.
  it('fits TCP’s initial window of ten packets, with half a kilobyte for its headers', () => {
    expect(brotliSize(document)).toBeLessThanOrEqual(10 * 1460 - 500);
  });

  it('has at most 600 elements, and 12 KiB of styles', () => {
    const elements = elementsIn(parse(readFileSync(path.join(dist, document), 'utf8')));
    const styles = elements.filter(({ tagName }) => tagName === 'style').map(textOf);
    expect(elements.length).toBeLessThanOrEqual(600);
    expect(sum(styles.map((text) => text.length))).toBeLessThanOrEqual(12 * KIB);
  });

  it('is prerendered by production code, whose class names have no labels', () => {
    expect(readFileSync(path.join(dist, document), 'utf8')).not.toMatch(/\bcss-\w+-Mui/);
  });

  it('loads at most 50 KiB in all', () => {
    const fonts = readdirSync(path.join(dist, 'fonts')).filter((file) => file.endsWith('.woff2'));
    const fontBytes = sum(fonts.map((file) => readFileSync(path.join(dist, 'fonts', file)).length));
    const styles = readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.css'));
    const styleBytes = sum(styles.map((file) => brotliSize(`assets/${file}`)));
    expect(brotliSize(document) + styleBytes + fontBytes).toBeLessThanOrEqual(50 * KIB);
  });
});

it('loads one font of at most 30 KB', () => {
  const fonts = readdirSync(path.join(dist, 'fonts')).filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(1);
  expect(readFileSync(path.join(dist, 'fonts', fonts[0] ?? '')).length).toBeLessThanOrEqual(30_000);
});
