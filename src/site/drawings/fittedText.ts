import type { Outliner } from './openFont';

export interface Fit {
  readonly size: number;
  readonly smallest: number;
  readonly weight: number;
  readonly width: number;
  /** The picture, and what the person who edits the content can do. */
  readonly picture: string;
  readonly remedy: string;
}

export interface Fitted {
  readonly d: string;
  readonly size: number;
  readonly width: number;
}

/**
 * One line in the largest letters that fit.
 *
 * @throws Error, with a sentence for the person who edits the content, when none fit
 */
export function fitted(outline: Outliner, text: string, fit: Fit): Fitted {
  for (let size = fit.size; size >= fit.smallest; size -= 2) {
    const { d, width } = outline(text, { size, weight: fit.weight });
    if (width <= fit.width) return { d, size, width };
  }
  throw new Error(`"${text}" is too long for the ${fit.picture}: ${fit.remedy}.`);
}

/** An outline whose baseline starts at a point. */
export function drawn(d: string, x: number, y: number, color: string): string {
  return `<path transform="translate(${x} ${y})" d="${d}" fill="${color}"/>`;
}
