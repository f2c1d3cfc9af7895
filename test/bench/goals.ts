export interface Goal {
  readonly goal: string;
  readonly measured: string;
  readonly isMet: boolean;
}

/** Returns the goal that a measured figure is at most `limit`. */
export function atMost(limit: number, unit: string, what: string, measured: number): Goal {
  const digits = Number.isInteger(measured) ? 0 : 3;
  return {
    goal: `${what}: at most ${limit} ${unit}`.trim(),
    measured: `${measured.toFixed(digits)} ${unit}`.trim(),
    isMet: measured <= limit,
  };
}

/** Prints the goals, and makes the process fail when one is missed. */
export function conclude(goals: readonly Goal[]): void {
  console.table(goals);
  if (goals.some(({ isMet }) => !isMet)) process.exitCode = 1;
}

/** Of an even number of values, the lower of the two middle ones; of none, NaN. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
}

/** Returns the median of each figure. All runs have the same figures. */
export function medians<Name extends string>(
  runs: readonly Readonly<Record<Name, number>>[],
): Record<Name, number> {
  const names = Object.keys(runs[0] ?? {}) as Name[];
  const entries = names.map((name) => [name, median(runs.map((run) => run[name]))]);
  return Object.fromEntries(entries) as Record<Name, number>;
}
