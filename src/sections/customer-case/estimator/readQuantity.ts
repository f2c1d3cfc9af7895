import type { Problem, Quantity } from '../../../content/sections/estimator';

export interface Reading {
  /** The corrected value; undefined when the text is not a number. */
  value: number | undefined;
  /** Why the value differs from the text. */
  problem: Problem | undefined;
}

type Limits = Pick<Quantity, 'min' | 'max' | 'unit'>;

const NUMBER = /^[-+]?(?:\d+[.,]?\d*|[.,]\d+)$/;

/**
 * Parses a number as people type it: with a comma or a point, spaces, and perhaps its unit.
 *
 * @returns the nearest value within the limits, with two decimals, and why it differs from the
 *   text; no value for an empty text or words
 */
export function readQuantity(text: string, { min, max, unit }: Limits): Reading {
  const typed = text.replace(/\s/g, '').replace('−', '-');
  const figure = typed.endsWith(unit) ? typed.slice(0, -unit.length) : typed;
  if (!NUMBER.test(figure)) return { value: undefined, problem: 'unreadable' };
  const number = Number(figure.replace(',', '.'));
  if (number < min) return { value: min, problem: 'tooLow' };
  if (number > max) return { value: max, problem: 'tooHigh' };
  const value = Number(number.toFixed(2));
  return { value, problem: value === number ? undefined : 'rounded' };
}
