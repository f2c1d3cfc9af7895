import type { Range } from '../../../content/sections/estimator';

export interface EstimateBasis {
  /** Bounds of the share of time saved, in percent. */
  savedPercent: Range;
  workingDays: { perMonth: number; perYear: number };
  hoursPerWorkingDay: number;
}

export interface TimeSaved {
  hoursPerMonth: Range;
  hoursPerYear: Range;
  workingDaysPerYear: Range;
}

/**
 * Estimates the time saved from the time that reconciliation takes today. The upper share is the
 * claim « jusqu'à 80 % » (`content/claims.ts`), the lower one the assumption of
 * `content/sections/estimator.ts`.
 *
 * @param minutesPerDay whole minutes per working day, above 0
 * @returns ranges in whole hours and days, rounded down: no bound may promise more than its share
 */
export function estimateTimeSaved(minutesPerDay: number, basis: EstimateBasis): TimeSaved {
  const { savedPercent, workingDays, hoursPerWorkingDay } = basis;
  // Divided once, at the end: rounded intermediate results could fall just short of a whole hour.
  const saved = (days: number, minutes: number): Range => ({
    low: Math.floor((minutesPerDay * days * savedPercent.low) / (100 * minutes)),
    high: Math.floor((minutesPerDay * days * savedPercent.high) / (100 * minutes)),
  });
  return {
    hoursPerMonth: saved(workingDays.perMonth, 60),
    hoursPerYear: saved(workingDays.perYear, 60),
    workingDaysPerYear: saved(workingDays.perYear, 60 * hoursPerWorkingDay),
  };
}

/**
 * Multiplies hours by the cost of one.
 *
 * @param costPerHour euros, in whole cents
 * @returns whole euros, rounded down
 */
export function worthOf(hours: Range, costPerHour: number): Range {
  // In cents: in floating point, 0.29 × 100 falls just short of 29.
  const worth = (count: number) => Math.floor((count * Math.round(costPerHour * 100)) / 100);
  return { low: worth(hours.low), high: worth(hours.high) };
}
