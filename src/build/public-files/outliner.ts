import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';

/** Text as the outlines of its glyphs: an image with them needs no font. */
export interface Outline {
  /** Data of an SVG path whose baseline starts at 0 0. */
  readonly d: string;
  /** Advance width, in the units of `size`. */
  readonly width: number;
}

/** Outlines text; throws an Error when the font lacks a glyph. */
export type Outliner = (text: string, style: { size: number; weight: number }) => Outline;

/** @param woff2 content of a font file with a weight axis; rejects for any other */
export async function outlineWith(woff2: Uint8Array): Promise<Outliner> {
  // fontkit cannot vary the weight of a compressed font.
  const font = create(Buffer.from(await decompress(woff2)));
  if ('fonts' in font) throw new Error('Expected one font, got a collection.');
  return (text, { size, weight }) => outline(font.getVariation({ wght: weight }), text, size);
}

function outline(font: Font, text: string, size: number): Outline {
  const scale = size / font.unitsPerEm;
  const missing = Array.from(text).filter(
    (char) => !font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0),
  );
  if (missing.length > 0) {
    throw new Error(`The font has no glyph for ${missing.join(' ')} in "${text}".`);
  }
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  const paths = glyphs.map((glyph, index) => {
    const start = x * scale;
    x += positions[index]?.xAdvance ?? 0;
    // The y axis of fonts points up, SVG's down.
    return glyph.path.transform(scale, 0, 0, -scale, start, 0).toSVG();
  });
  return { d: paths.join(''), width: x * scale };
}
