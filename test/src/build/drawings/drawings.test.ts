import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import { PNG } from 'pngjs';
import { brand } from '#src/content/brand.ts';
import { hero } from '#src/content/sections/hero.ts';
import { shareImageWords } from '#src/content/shareImageWords.ts';
import { outliner, type Outliner } from '#src/build/drawings/outliner.ts';
import { rasterize } from '#src/build/drawings/rasterize.ts';
import { openFont } from '#src/build/openFont.ts';
import { shareImageSvg } from '#src/build/drawings/shareImageSvg.ts';
import { videoPosterSvg } from '#src/build/drawings/videoPosterSvg.ts';
import { pageFontFile } from '#src/build/webpack/folders.ts';
import { colors } from '#src/theme/tokens.ts';
import { words } from '../../../support/words';

expect.extend({ toMatchImageSnapshot });

let outline: Outliner;
beforeAll(async () => {
  outline = outliner(await openFont(readFileSync(pageFontFile)));
});

/** Draws with the widths that `measure` gives; returns the texts with their positions. */
function writtenBy(draw: (outline: Outliner) => string, measure: Outliner) {
  const outlined: { text: string; size: number; width: number }[] = [];
  const svg = draw((text, style) => {
    const { width } = measure(text, style);
    outlined.push({ text: words(text), size: style.size, width });
    return { d: `M${outlined.length - 1}`, width };
  });
  return [...svg.matchAll(/translate\((\S+) (\S+)\)" d="M(\d+)"/g)].map(([, x, y, index]) => {
    const { text = '', size = 0, width = 0 } = outlined[Number(index)] ?? {};
    return { text, size, width, left: Number(x), baseline: Number(y) };
  });
}

/** Measures as if all glyphs had one width, in em. */
const monospaced =
  (em: (text: string) => number): Outliner =>
  (text, { size }) => ({ d: '', width: text.length * size * em(text) });

it.each([
  ['share-image', shareImageSvg],
  ['video-poster', videoPosterSvg],
])('%s matches its accepted image, in which each text is a square', (name, draw) => {
  const square: Outliner = (_text, { size }) => ({
    d: `M0 0h${size}v-${size}h-${size}z`,
    width: 0,
  });
  expect(Buffer.from(rasterize(draw(square), 600))).toMatchImageSnapshot({
    customSnapshotsDir: path.join(__dirname, '../../../browser/screenshots/drawings'),
    customDiffDir: '.cache/screenshots',
    customSnapshotIdentifier: name,
  });
});

it('outlines glyphs side by side on the baseline, wider the heavier they are', () => {
  const measure = (text: string, weight: number) => {
    const { d, width } = outline(text, { size: 100, weight });
    const numbers = d.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const right = Math.max(...numbers.filter((_, index) => index % 2 === 0));
    const heights = numbers.filter((_, index) => index % 2 === 1);
    return { width, right, top: Math.min(...heights), bottom: Math.max(...heights) };
  };
  const [one, two, bold] = [measure('l', 400), measure('ll', 400), measure('l', 700)];
  expect(two.right - one.right).toBeCloseTo(one.width);
  expect([one.top < -60, one.bottom]).toEqual([true, 0]);
  expect(bold.width).toBeGreaterThan(one.width);
});

it('throws for characters without a glyph, and names them', () => {
  const draw = () => outline('a銀行', { size: 60, weight: 400 });
  expect(draw).toThrow('no glyph for 銀 行 in "a銀行"');
});

describe('the share image', () => {
  it('is 1200 × 630, small enough for every platform, in the theme’s colours', () => {
    const svg = shareImageSvg(outline);
    const png = rasterize(svg, 1200);
    expect(PNG.sync.read(Buffer.from(png))).toMatchObject({ width: 1200, height: 630 });
    expect(png.length).toBeLessThan(300_000);
    for (const color of [colors.paper, colors.ink, colors.matched]) expect(svg).toContain(color);
  });

  it('keeps its texts in the square that Teams shows, above the sixth that X covers', () => {
    const texts = writtenBy(shareImageSvg, outline);
    const title = texts.slice(2).map(({ text }) => text);
    expect([texts[0]?.text, title.join(' ')]).toEqual([brand.product, words(hero.title)]);
    for (const { left, width, baseline } of texts) {
      expect(left).toBeGreaterThanOrEqual((1200 - 630) / 2);
      expect(left + width).toBeLessThanOrEqual((1200 + 630) / 2);
      expect(baseline).toBeLessThanOrEqual((630 * 5) / 6);
    }
  });

  it('has no text under 12 pixels at a width of 300, even with the longest texts that fit', () => {
    const longest = monospaced(() => 0.52);
    const sizes = writtenBy(shareImageSvg, longest).map(({ size }) => size);
    expect(sizes.length).toBeGreaterThan(3);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(48);
  });

  it('shrinks a title of four lines until its top is below the subtitle’s baseline', () => {
    const wide = monospaced((text) => (hero.title.includes(text) ? 0.5 : 0.4));
    const [, subtitle, ...title] = writtenBy(shareImageSvg, wide);
    expect(title).toHaveLength(4);
    for (const { baseline, size } of title) {
      expect(baseline - size).toBeGreaterThanOrEqual(subtitle?.baseline ?? Infinity);
    }
  });

  it.each([
    [2, brand.product, "the product's name"],
    [2, shareImageWords.subtitle, "the suite's short name"],
    [2, hero.title, "the hero's title"],
    // It fits in five lines, not in four.
    [0.75, hero.title, "the hero's title"],
  ])('throws at %d em for « %s », which does not fit', (em, long, what) => {
    const wide = monospaced((text) => (long.includes(text) ? em : 0.4));
    const error = new Error(`"${long}" is too long for the share image: shorten ${what}.`);
    expect(() => shareImageSvg(wide)).toThrow(error);
  });
});

describe('the video’s poster', () => {
  it('shows the cash position after the ledger’s five operations, marked as fictitious', () => {
    const texts = writtenBy(videoPosterSvg, outline);
    const written = texts.map(({ text }) => text);
    // 46 300 + 1 240 − 318,45 − 86,20 + 2 975 − 1 650
    expect(written).toEqual(expect.arrayContaining(['Position de trésorerie', '48 460,35 €']));
    expect(written).toEqual(expect.arrayContaining(['À rapprocher : 0', 'Données fictives']));
    expect(written.filter((text) => text.length === 1)).toEqual(['A', 'B', 'C', 'D', 'E']);
    // A phone shows it a quarter as wide, with text of 9 pixels.
    expect(Math.min(...texts.map(({ size }) => size))).toBeGreaterThanOrEqual(36);
  });

  it('is smaller than 60 KB', () => {
    expect(videoPosterSvg(outline).length).toBeLessThan(60_000);
  });

  it('throws when a text does not fit', () => {
    const wide = monospaced(() => 3);
    expect(() => videoPosterSvg(wide)).toThrow("too long for the video's poster: shorten it.");
  });
});
