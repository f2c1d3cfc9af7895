/** The middle value and how far the others lie from it. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  return { median: percentile(values, 50), min: Math.min(...values), max: Math.max(...values) };
}

/** The smallest value that `percent` of all values do not exceed. Throws RangeError for none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const value = sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)];
  if (value === undefined) throw new RangeError('There is no percentile of no values.');
  return value;
}

/** For a table: `12 (10–15)`. */
export function formatSpread({ median, min, max }: Spread, digits: number): string {
  const [middle, low, high] = [median, min, max].map((value) => value.toFixed(digits));
  return low === high ? `${middle}` : `${middle} (${low}–${high})`;
}
