import { openSync, type Font } from 'fontkit';

/** How much of a text a platform shows. */
export interface TextLimit {
  readonly max: number;
  readonly unit: 'caractères' | 'pixels';
  readonly source: string;
  /** A text's length in that unit. */
  readonly measure: (text: string) => number;
}

/** A limit in characters, that is, code points. */
export function characters(max: number, source: string): TextLimit {
  return { max, unit: 'caractères', source, measure: (text) => Array.from(text).length };
}

/** @param size font size in pixels, in Arial */
export function pixels(max: number, size: number, source: string): TextLimit {
  return { max, unit: 'pixels', source, measure: (text) => textWidth(text, size) };
}

/** Arimo has the widths of Arial. */
const ARIMO = '@fontsource/arimo/files/arimo-latin-400-normal.woff2';
const arimo = openSync(require.resolve(ARIMO)) as Font;

/** The width of a text in Arial of a size, both in pixels, without kerning. */
export function textWidth(text: string, size: number): number {
  // Arial has no narrow no-break space; browsers draw one as wide as a thin space.
  const glyphs = arimo.glyphsForString(text.replaceAll('\u202f', '\u2009'));
  const units = glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
  return (units * size) / arimo.unitsPerEm;
}

export const ELLIPSIS = ' …';

/** Cuts a text after the last word that fits with an ellipsis. A text that fits stays as it is. */
export function cutText(text: string, limit: TextLimit | undefined): string {
  if (limit === undefined || limit.measure(text) <= limit.max) return text;
  const words = text.split(' ');
  while (words.length > 1) {
    words.pop();
    const shorter = `${words.join(' ')}${ELLIPSIS}`;
    if (limit.measure(shorter) <= limit.max) return shorter;
  }
  return ELLIPSIS.trim();
}
