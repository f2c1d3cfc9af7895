/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '../../../../src/content/brand';
import { hero } from '../../../../src/content/sections/hero';
import { shareImageWords } from '../../../../src/content/shareImageWords';
import { icoFile } from '../../../../src/site/drawings/icoFile';
import { iconShapes, iconSvg } from '../../../../src/theme/icons';
import { rasterize } from '../../../../src/site/drawings/rasterize';
import { shareImageSvg } from '../../../../src/site/drawings/shareImageSvg';
import { openTypeface } from '../../../../src/site/drawings/openFont';
import type { Outliner } from '../../../../src/site/drawings/openFont';
import { videoPosterSvg } from '../../../../src/site/drawings/videoPosterSvg';
import { colors } from '../../../../src/theme/tokens';
import { words } from '../../support/words';
import { pngSize } from './pngSize';

const typeface = readFileSync(
  path.resolve(__dirname, '../../../../src/theme/instrument-sans-fr.woff2'),
);

describe('openTypeface', () => {
  it('outlines text, wider the heavier it is', async () => {
    const outline = await openTypeface(typeface);
    const regular = outline('Banclair', { size: 100, weight: 400 });
    const bold = outline('Banclair', { size: 100, weight: 700 });
    expect(regular.d).toMatch(/^M/);
    expect(bold.width).toBeGreaterThan(regular.width);
    expect(regular.width).toBeGreaterThan(300);
  });

  it('says which character the typeface lacks', async () => {
    const outline = await openTypeface(typeface);
    expect(() => outline('銀行', { size: 60, weight: 400 })).toThrow('no 銀 行');
  });
});

describe('the share image', () => {
  it('is 1200 × 630 and light enough for every network', async () => {
    const png = rasterize(shareImageSvg(await openTypeface(typeface)), 1200);
    expect(pngSize(png)).toEqual({ width: 1200, height: 630 });
    expect(png.length).toBeLessThan(300_000);
  });

  it('is drawn in the theme’s colours', async () => {
    const svg = shareImageSvg(await openTypeface(typeface));
    for (const color of [colors.paper, colors.ink, colors.matched]) expect(svg).toContain(color);
  });

  it('keeps its words above what X lays over its lower sixth', async () => {
    const svg = shareImageSvg(await openTypeface(typeface));
    const baselines = [...svg.matchAll(/<path transform="translate\(\S+ ([\d.]+)\)"/g)];
    expect(baselines.length).toBeGreaterThan(2);
    expect(Math.max(...baselines.map(([, y]) => Number(y)))).toBeLessThanOrEqual((630 * 5) / 6);
  });

  it('keeps its words inside the square in the middle, all that Teams shows', async () => {
    const outline = await openTypeface(typeface);
    const widths: number[] = [];
    const counting: Outliner = (text, style) => {
      widths.push(outline(text, style).width);
      return { d: `M${widths.length - 1}`, width: outline(text, style).width };
    };
    const drawn = shareImageSvg(counting).matchAll(/translate\((\S+) \S+\)" d="M(\d+)"/g);
    const words = [...drawn].map(([, x, index]) => ({ left: Number(x), rank: Number(index) }));
    expect(words.length).toBeGreaterThan(3);
    for (const { left, rank } of words) {
      expect(left).toBeGreaterThanOrEqual((1200 - 630) / 2);
      expect(left + (widths[rank] ?? Infinity)).toBeLessThanOrEqual((1200 + 630) / 2);
    }
  });

  it('has no text under 12 pixels once 300 pixels wide, the longest that fits included', () => {
    const sizes: number[] = [];
    const narrow: Outliner = (text, { size }) => {
      sizes.push(size);
      return { d: '', width: text.length * size * 0.52 };
    };
    shareImageSvg(narrow);
    expect(sizes.length).toBeGreaterThan(3);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(48);
  });

  it.each([
    ['product’s name', brand.product, /too long .* shorten the product/],
    ['suite’s name', shareImageWords.subtitle, /too long .* shorten the suite/],
    ['hero’s title', hero.title, /too long .* shorten the hero/],
  ])('is refused when the %s does not fit', (_what, long, complaint) => {
    const wide: Outliner = (text, { size }) => ({
      d: '',
      width: text.length * size * (long.includes(text) ? 2 : 0.4),
    });
    expect(() => shareImageSvg(wide)).toThrow(complaint);
  });
});

describe('the video’s poster', () => {
  /** What is written on it, with its size. */
  function written(): { text: string; size: number }[] {
    const texts: { text: string; size: number }[] = [];
    videoPosterSvg((text, { size }) => {
      texts.push({ text: words(text), size });
      return { d: '', width: text.length * size * 0.52 };
    });
    return texts;
  }

  it('shows the position that the ledger’s five operations lead to, as fictitious', () => {
    const texts = written().map(({ text }) => text);
    // 46 300 + 1 240 − 318,45 − 86,20 + 2 975 − 1 650
    expect(texts).toEqual(expect.arrayContaining(['Position de trésorerie', '48 460,35 €']));
    expect(texts).toEqual(expect.arrayContaining(['À rapprocher : 0', 'Données fictives']));
    expect(texts.filter((text) => text.length === 1)).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  it('is drawn in the theme’s colours, light enough to wait for', async () => {
    const svg = videoPosterSvg(await openTypeface(typeface));
    for (const color of [colors.ink, colors.sheet, colors.matched]) expect(svg).toContain(color);
    expect(svg.length).toBeLessThan(60_000);
    expect(rasterize(svg, 1280).length).toBeGreaterThan(10_000);
  });

  it('has no text under 9 pixels on a phone, a quarter as wide', () => {
    expect(Math.min(...written().map(({ size }) => size))).toBeGreaterThanOrEqual(36);
  });

  it('is refused when a text does not fit', () => {
    const wide: Outliner = (text, { size }) => ({ d: '', width: text.length * size * 3 });
    expect(() => videoPosterSvg(wide)).toThrow(/too long for the video's poster/);
  });
});

describe('icoFile', () => {
  const picture = (side: number) => ({ side, png: rasterize(iconSvg(iconShapes.favicon), side) });

  it('holds each picture where its directory says', () => {
    const ico = icoFile([16, 32, 48].map(picture));
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
    for (const [index, side] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index;
      expect([ico.readUInt8(entry), ico.readUInt8(entry + 1)]).toEqual([side, side]);
      const start = ico.readUInt32LE(entry + 12);
      const png = ico.subarray(start, start + ico.readUInt32LE(entry + 8));
      expect(pngSize(png)).toEqual({ width: side, height: side });
    }
  });

  it('writes 256 as 0 and takes nothing larger', () => {
    expect(icoFile([picture(256)]).readUInt8(6)).toBe(0);
    expect(() => icoFile([picture(257)])).toThrow(RangeError);
  });
});
