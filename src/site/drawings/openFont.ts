import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';

/** Text as the outlines of its glyphs: an image with them needs no font. */
export interface Outline {
  /** Data of an SVG path whose baseline starts at 0 0. */
  readonly d: string;
  /** Advance width, in the units of `size`. */
  readonly width: number;
}

export type Outliner = (text: string, style: { size: number; weight: number }) => Outline;

/**
 * Opens a variable font.
 *
 * @param woff2 content of a .woff2 file with a weight axis; rejects for any other
 * @returns a function that outlines text, and throws an Error when the font lacks a glyph
 */
export async function openFont(woff2: Uint8Array): Promise<Outliner> {
  // fontkit cannot vary the weight of a compressed font.
  const regular = create(Buffer.from(await decompress(woff2)));
  if ('fonts' in regular) throw new Error('Expected one font, got a collection.');
  return (text, { size, weight }) => outline(regular.getVariation({ wght: weight }), text, size);
}

function outline(font: Font, text: string, size: number): Outline {
  const scale = size / font.unitsPerEm;
  const missing = Array.from(text).filter((char) => !font.hasGlyphForCodePoint(codeOf(char)));
  if (missing.length > 0) {
    throw new Error(`The font has no glyph for ${missing.join(' ')} in "${text}".`);
  }
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  const paths = glyphs.map((glyph, index) => {
    const { xOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    const start = (x + xOffset) * scale;
    x += xAdvance;
    // The y axis of fonts points up, SVG's down.
    return glyph.path.transform(scale, 0, 0, -scale, start, 0).toSVG();
  });
  return { d: paths.join(''), width: x * scale };
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
