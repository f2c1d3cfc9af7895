import { readFileSync } from 'node:fs';
import { brand } from '#src/content/brand.ts';
import { hero } from '#src/content/sections/hero.ts';
import { outlineWith, type Outliner } from '#src/build/public-files/outliner.ts';
import { fillShareImage } from '#src/build/public-files/fillShareImage.ts';
import { pageFontFile, shareImageTemplateFile } from '#src/build/webpack/folders.ts';
import { words } from '../../../support/words';

let fontOutliner: Outliner;
beforeAll(async () => {
  fontOutliner = await outlineWith(readFileSync(pageFontFile));
});

/** The texts of an image in which each is as wide as `measure` says, with their positions. */
function textsIn(measure: Outliner) {
  const outlined: { text: string; size: number; width: number }[] = [];
  const outline: Outliner = (text, style) => {
    const { width } = measure(text, style);
    outlined.push({ text: words(text), size: style.size, width });
    return { d: `M${outlined.length - 1}`, width };
  };
  const svg = fillShareImage(readFileSync(shareImageTemplateFile, 'utf8'), outline);
  return [...svg.matchAll(/translate\((\S+) (\S+)\)" d="M(\d+)"/g)].map(([, x, y, index]) => {
    const { text = '', size = 0, width = 0 } = outlined[Number(index)] ?? {};
    return { text, size, width, left: Number(x) || TITLE_LEFT, baseline: Number(y) };
  });
}

/** Where the group with the title's lines starts. */
const TITLE_LEFT = 312;

/** Measures as if all glyphs had one width, in em. */
const monospaced =
  (em: number): Outliner =>
  (text, { size }) => ({ d: '', width: text.length * size * em });

it.each([
  ['the font', (...text: Parameters<Outliner>) => fontOutliner(...text)],
  ['glyphs ten times as wide', monospaced(5)],
])('with %s, keeps its texts whole, in the square that Teams shows, and apart', (_, measure) => {
  const [name, subtitle, ...title] = textsIn(measure);
  expect(name?.text).toBe(brand.product);
  expect(title.map(({ text }) => text).join(' ')).toBe(words(hero.title));
  let above = subtitle?.baseline ?? Infinity;
  for (const { baseline, size } of title) {
    expect(baseline - size).toBeGreaterThanOrEqual(above - size / 4);
    above = baseline;
  }
  for (const { left, width, baseline } of textsIn(measure)) {
    expect(left).toBeGreaterThanOrEqual((1200 - 630) / 2);
    expect(left + width).toBeLessThanOrEqual((1200 + 630) / 2);
    // X covers the lowest sixth.
    expect(baseline).toBeLessThanOrEqual((630 * 5) / 6);
  }
});

describe('the outliner', () => {
  const measure = (text: string, weight: number) => {
    const { d, width } = fontOutliner(text, { size: 100, weight });
    const numbers = d.match(/-?[\d.]+/g)?.map(Number) ?? [];
    return { width, right: Math.max(...numbers.filter((_, index) => index % 2 === 0)) };
  };

  it('sets glyphs side by side, wider the heavier they are', () => {
    const [one, two, bold] = [measure('l', 400), measure('ll', 400), measure('l', 700)];
    expect(two.right - one.right).toBeCloseTo(one.width);
    expect(bold.width).toBeGreaterThan(one.width);
  });

  it('throws for characters without a glyph, and names them', () => {
    expect(() => measure('a銀行', 400)).toThrow('no glyph for 銀 行 in "a銀行"');
  });
});
