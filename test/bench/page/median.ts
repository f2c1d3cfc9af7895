/** Of an even number of values, the lower of the two middle ones; of none, NaN. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
}
