import { arialWidths } from './arialWidths';

const THOUSANDTHS = 1000;
/** For a character that the table lacks: the width of a digit, near the average. */
const USUAL_WIDTH = 556;
/** Arial has no U+202F; the thin space that browsers draw instead is about this wide. */
const NARROW_SPACE = ['\u202f', 200] as const;
export const ELLIPSIS = ' …';

const widths = new Map<string, number>([
  NARROW_SPACE,
  ...arialWidths.flatMap(([width, characters]) =>
    Array.from(characters).map((character) => [character, width] as const),
  ),
]);

/** The width of a text in Arial of a size, both in pixels, without kerning. */
export function textWidth(text: string, size: number): number {
  const thousandths = Array.from(text).reduce(
    (sum, character) => sum + (widths.get(character) ?? USUAL_WIDTH),
    0,
  );
  return (thousandths * size) / THOUSANDTHS;
}

/**
 * Cuts a text behind the last word with which `isShort` accepts it, an ellipsis included. A text
 * that is accepted whole stays as it is.
 */
export function cutText(text: string, isShort: (text: string) => boolean): string {
  if (isShort(text)) return text;
  const words = text.split(' ');
  while (words.length > 1) {
    words.pop();
    const shorter = `${words.join(' ')}${ELLIPSIS}`;
    if (isShort(shorter)) return shorter;
  }
  return ELLIPSIS.trim();
}
