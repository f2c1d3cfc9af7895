import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '../../../../src/content/brand';
import { hero } from '../../../../src/content/sections/hero';
import { shareImageWords } from '../../../../src/content/shareImageWords';
import { icoFile } from '../../../../src/site/drawings/icoFile';
import { outliner, type Outliner } from '../../../../src/site/drawings/outliner';
import { rasterize } from '../../../../src/site/drawings/rasterize';
import { openFont } from '../../../../src/site/openFont';
import { shareImageSvg } from '../../../../src/site/drawings/shareImageSvg';
import { videoPosterSvg } from '../../../../src/site/drawings/videoPosterSvg';
import { iconShapes, iconSvg } from '../../../../src/theme/icons';
import { colors } from '../../../../src/theme/tokens';
import { words } from '../../support/words';
import { pngSize } from './pngSize';

let outline: Outliner;
beforeAll(async () => {
  const file = path.resolve(__dirname, '../../../../src/theme/instrument-sans-fr.woff2');
  outline = outliner(await openFont(readFileSync(file)));
});

interface Written {
  text: string;
  size: number;
  left: number;
  baseline: number;
  width: number;
}

/** Draws with an outliner, and returns the texts that the drawing has, where it has them. */
function writtenBy(draw: (outline: Outliner) => string, measure: Outliner): Written[] {
  const outlined: Omit<Written, 'left' | 'baseline'>[] = [];
  const svg = draw((text, style) => {
    const { width } = measure(text, style);
    outlined.push({ text: words(text), size: style.size, width });
    return { d: `M${outlined.length - 1}`, width };
  });
  return [...svg.matchAll(/translate\((\S+) (\S+)\)" d="M(\d+)"/g)].map(([, x, y, index]) => {
    const text = outlined[Number(index)];
    if (text === undefined) throw new Error('The drawing has a text that was not outlined.');
    return { ...text, left: Number(x), baseline: Number(y) };
  });
}

/** Glyphs of one width, in em. */
const monospaced =
  (em: (text: string) => number): Outliner =>
  (text, { size }) => ({ d: '', width: text.length * size * em(text) });

describe('outliner', () => {
  it('outlines text, wider the heavier it is', () => {
    const regular = outline('Banclair', { size: 100, weight: 400 });
    expect(regular.d).toMatch(/^M/);
    expect(regular.width).toBeGreaterThan(300);
    expect(outline('Banclair', { size: 100, weight: 700 }).width).toBeGreaterThan(regular.width);
  });

  it('throws for a character without a glyph, and names it', () => {
    expect(() => outline('銀行', { size: 60, weight: 400 })).toThrow('no glyph for 銀 行');
  });
});

describe('the share image', () => {
  it('is 1200 × 630, light enough for every platform, in the theme’s colours', () => {
    const svg = shareImageSvg(outline);
    const png = rasterize(svg, 1200);
    expect(pngSize(png)).toEqual({ width: 1200, height: 630 });
    expect(png.length).toBeLessThan(300_000);
    for (const color of [colors.paper, colors.ink, colors.matched]) expect(svg).toContain(color);
  });

  it('keeps its texts in the square that Teams shows, above the sixth that X covers', () => {
    const texts = writtenBy(shareImageSvg, outline);
    expect(texts.length).toBeGreaterThan(3);
    for (const { left, width, baseline } of texts) {
      expect(left).toBeGreaterThanOrEqual((1200 - 630) / 2);
      expect(left + width).toBeLessThanOrEqual((1200 + 630) / 2);
      expect(baseline).toBeLessThanOrEqual((630 * 5) / 6);
    }
  });

  it('has no text under 12 pixels at a width of 300, even with the longest texts that fit', () => {
    const texts = writtenBy(
      shareImageSvg,
      monospaced(() => 0.52),
    );
    expect(texts.length).toBeGreaterThan(3);
    expect(Math.min(...texts.map(({ size }) => size))).toBeGreaterThanOrEqual(48);
  });

  it('shrinks a title of four lines until its top is below the subtitle’s baseline', () => {
    const wide = monospaced((text) => (hero.title.includes(text) ? 0.6 : 0.4));
    const [, subtitle, ...title] = writtenBy(shareImageSvg, wide);
    expect(title).toHaveLength(4);
    const [{ baseline, size } = fail()] = title;
    expect(baseline - size).toBeGreaterThanOrEqual(subtitle?.baseline ?? Infinity);
  });

  it.each([
    ['product’s name', brand.product, /too long .* shorten the product/],
    ['suite’s name', shareImageWords.subtitle, /too long .* shorten the suite/],
    ['hero’s title', hero.title, /too long .* shorten the hero/],
  ])('throws when the %s does not fit', (_what, long, message) => {
    const wide = monospaced((text) => (long.includes(text) ? 2 : 0.4));
    expect(() => shareImageSvg(wide)).toThrow(message);
  });
});

describe('the video’s poster', () => {
  const texts = () => writtenBy(videoPosterSvg, outline);

  it('shows the cash position after the ledger’s five operations, as fictitious', () => {
    const written = texts().map(({ text }) => text);
    // 46 300 + 1 240 − 318,45 − 86,20 + 2 975 − 1 650
    expect(written).toEqual(expect.arrayContaining(['Position de trésorerie', '48 460,35 €']));
    expect(written).toEqual(expect.arrayContaining(['À rapprocher : 0', 'Données fictives']));
    expect(written.filter((text) => text.length === 1)).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  it('is light, in the theme’s colours', () => {
    const svg = videoPosterSvg(outline);
    for (const color of [colors.ink, colors.sheet, colors.matched]) expect(svg).toContain(color);
    expect(svg.length).toBeLessThan(60_000);
    expect(rasterize(svg, 1280).length).toBeGreaterThan(10_000);
  });

  it('has no text under 9 pixels on a phone, a quarter as wide', () => {
    expect(Math.min(...texts().map(({ size }) => size))).toBeGreaterThanOrEqual(36);
  });

  it('throws when a text does not fit', () => {
    const wide = monospaced(() => 3);
    expect(() => videoPosterSvg(wide)).toThrow(/too long for the video's poster/);
  });
});

it('icoFile holds the image where its directory says', () => {
  const ico = icoFile(48, rasterize(iconSvg(iconShapes.favicon), 48));
  expect([0, 2, 4].map((offset) => ico.readUInt16LE(offset))).toEqual([0, 1, 1]);
  expect([ico.readUInt8(6), ico.readUInt8(7)]).toEqual([48, 48]);
  const start = ico.readUInt32LE(18);
  const png = ico.subarray(start, start + ico.readUInt32LE(14));
  expect(pngSize(png)).toEqual({ width: 48, height: 48 });
});

function fail(): never {
  throw new Error('The share image has no title.');
}
