import type { Outliner } from './outliner';

export interface Fit {
  readonly size: number;
  readonly smallest: number;
  readonly weight: number;
  readonly width: number;
  /** For the error: the image, and how to fix the content. */
  readonly image: string;
  readonly remedy: string;
}

/**
 * Outlines one line of text at the largest size that fits.
 *
 * @throws Error, with a sentence for the person who edits the content, when none fits
 */
export function fitText(outline: Outliner, text: string, fit: Fit) {
  for (let size = fit.size; size >= fit.smallest; size -= 2) {
    const { d, width } = outline(text, { size, weight: fit.weight });
    if (width <= fit.width) return { d, size, width };
  }
  throw new Error(`"${text}" is too long for the ${fit.image}: ${fit.remedy}.`);
}

/** Draws an outline whose baseline starts at a point. */
export function drawPath(d: string, x: number, y: number, color: string): string {
  return `<path transform="translate(${x} ${y})" d="${d}" fill="${color}"/>`;
}
