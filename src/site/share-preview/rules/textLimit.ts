import { arialWidths } from './arialWidths';

/** How much of a text a platform shows. */
export interface TextLimit {
  readonly max: number;
  readonly unit: 'caractères' | 'pixels';
  readonly source: string;
  /** A text's length in that unit. */
  readonly measure: (text: string) => number;
}

export function characters(max: number, source: string): TextLimit {
  return { max, unit: 'caractères', source, measure: (text) => Array.from(text).length };
}

/** @param size font size in pixels, in Arial */
export function pixels(max: number, size: number, source: string): TextLimit {
  return { max, unit: 'pixels', source, measure: (text) => textWidth(text, size) };
}

/** For a character that the table lacks: the width of a digit, near the average. */
const USUAL_WIDTH = 556;

const widths = new Map<string, number>(
  arialWidths.flatMap(([width, characters]) =>
    Array.from(characters, (character) => [character, width] as const),
  ),
);

/** The width of a text in Arial of a size, both in pixels, without kerning. */
export function textWidth(text: string, size: number): number {
  const thousandths = Array.from(text, (character) => widths.get(character) ?? USUAL_WIDTH);
  return (thousandths.reduce((sum, width) => sum + width, 0) * size) / 1000;
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
