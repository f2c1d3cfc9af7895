export type Bounds = Record<'low' | 'high', number>;

interface EstimateBasis {
  savedPercent: Bounds;
  workingDays: { perMonth: number; perYear: number };
}

/**
 * Estimates the time saved from the time that reconciliation takes today.
 *
 * @param minutesPerDay whole minutes per working day, above 0
 * @returns hours, rounded down: no bound may promise more than its share. Whole hours a month; a year's
 *   are whole below 100, and tens above, where single hours would feign precision
 */
export function estimateTimeSaved(minutesPerDay: number, basis: EstimateBasis) {
  const { savedPercent, workingDays } = basis;
  // Divided once, at the end: rounded intermediate results could fall just short of a whole hour.
  const hours = (days: number, percent: number) =>
    Math.floor((minutesPerDay * days * percent) / (100 * 60));
  const bounds = (find: (percent: number) => number): Bounds => ({
    low: find(savedPercent.low),
    high: find(savedPercent.high),
  });
  return {
    hoursPerMonth: bounds((percent) => hours(workingDays.perMonth, percent)),
    hoursPerYear: bounds((percent) => roundToTens(hours(workingDays.perYear, percent))),
  };
}

const roundToTens = (hours: number) => (hours < 100 ? hours : Math.floor(hours / 10) * 10);
