import { create } from 'fontkit';
import type { Font } from 'fontkit';
import { decompress } from 'wawoff2';

/** Text as the outlines of its letters: a picture with them needs no typeface. */
export interface Outline {
  /** Data of an SVG path whose baseline starts at 0 0. */
  readonly d: string;
  /** Advance width, in the units of `size`. */
  readonly width: number;
}

export type Outliner = (text: string, style: { size: number; weight: number }) => Outline;

/**
 * Opens a variable typeface.
 *
 * @param woff2 content of a .woff2 file with a weight axis; rejects for any other
 * @returns a function that outlines text, and throws an Error for a character that the typeface
 *   does not have
 */
export async function openTypeface(woff2: Uint8Array): Promise<Outliner> {
  // Compressed, fontkit reads the file but not its weights.
  const regular = singleFont(create(Buffer.from(await decompress(woff2))));
  const weights = new Map<number, Font>();
  return (text, { size, weight }) => {
    const font = weights.get(weight) ?? regular.getVariation({ wght: weight });
    weights.set(weight, font);
    return outline(font, text, size);
  };
}

function singleFont(opened: ReturnType<typeof create>): Font {
  if ('fonts' in opened) throw new Error('A collection of typefaces is not one typeface.');
  return opened;
}

function outline(font: Font, text: string, size: number): Outline {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  const missing = Array.from(text).filter(
    (character) => !font.hasGlyphForCodePoint(codeOf(character)),
  );
  if (missing.length > 0) {
    throw new Error(`The typeface has no ${missing.join(' ')} to write "${text}" with.`);
  }
  let x = 0;
  const paths = glyphs.map((glyph, index) => {
    const position = positions[index];
    const place = x + (position?.xOffset ?? 0);
    x += position?.xAdvance ?? 0;
    // Typefaces count upwards, SVG downwards.
    return glyph.path.transform(scale, 0, 0, -scale, place * scale, 0).toSVG();
  });
  return { d: paths.join(''), width: x * scale };
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
