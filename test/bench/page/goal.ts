export interface Goal {
  readonly goal: string;
  readonly measured: string;
  readonly isMet: boolean;
}

export function atMost(limit: number, unit: string, what: string, measured: number): Goal {
  const digits = Number.isInteger(measured) ? 0 : 3;
  return {
    goal: `${what}: at most ${limit} ${unit}`.trim(),
    measured: `${measured.toFixed(digits)} ${unit}`.trim(),
    isMet: measured <= limit,
  };
}
