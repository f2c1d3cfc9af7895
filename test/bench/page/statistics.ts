/** The smallest value that `percent` of all values do not exceed. Throws RangeError for none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const value = sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)];
  if (value === undefined) throw new RangeError('There is no percentile of no values.');
  return value;
}
