import type { Problem, Quantity } from '../../../content/sections/estimator';

export interface Reading {
  /** The value to go on with; undefined when the text is no number. */
  value: number | undefined;
  /** Why that value is not what was typed. */
  problem: Problem | undefined;
}

type Limits = Pick<Quantity, 'min' | 'max' | 'decimals' | 'unit'>;

const NUMBER = /^[-+]?(?:\d+[.,]?\d*|[.,]\d+)$/;

/**
 * Reads a number as people type it: with a comma or a point, spaces anywhere, and its unit or not.
 *
 * @returns the nearest value within the limits, with the decimals they keep, and what had to be
 *   changed; no value for an empty text or words
 */
export function readQuantity(text: string, { min, max, decimals, unit }: Limits): Reading {
  const typed = text.replace(/\s/g, '').replace('−', '-');
  const figure = typed.endsWith(unit) ? typed.slice(0, -unit.length) : typed;
  if (!NUMBER.test(figure)) return { value: undefined, problem: 'unreadable' };
  const number = Number(figure.replace(',', '.'));
  if (number < min) return { value: min, problem: 'tooLow' };
  if (number > max) return { value: max, problem: 'tooHigh' };
  const value = Number(number.toFixed(decimals));
  return { value, problem: value === number ? undefined : 'rounded' };
}
