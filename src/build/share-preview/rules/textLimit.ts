import { openSync, type Font } from 'fontkit';

/** How much of a text a platform shows: a width in Arial, in pixels, or a number of characters. */
export interface TextLimit {
  readonly max: number;
  /** In pixels; missing where characters are counted. */
  readonly fontSize?: number;
}

/** Arimo has the widths of Arial. */
const arimo = openSync(
  require.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2'),
) as Font;

/** A text's length in the unit of a limit: pixels, without kerning, or code points. */
export function measureText(text: string, { fontSize }: TextLimit): number {
  if (fontSize === undefined) return Array.from(text).length;
  // Arial has no narrow no-break space; browsers draw one as wide as a thin space.
  const glyphs = arimo.glyphsForString(text.replaceAll('\u202f', '\u2009'));
  const units = glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
  return Math.round((units * fontSize) / arimo.unitsPerEm);
}

const ELLIPSIS = ' …';

/** Cuts a text after the last word that fits with an ellipsis. A text that fits stays as it is. */
export function cutText(text: string, limit: TextLimit | undefined): string {
  if (limit === undefined || measureText(text, limit) <= limit.max) return text;
  const words = text.split(' ');
  while (words.length > 1) {
    words.pop();
    const shorter = `${words.join(' ')}${ELLIPSIS}`;
    if (measureText(shorter, limit) <= limit.max) return shorter;
  }
  return ELLIPSIS.trim();
}
