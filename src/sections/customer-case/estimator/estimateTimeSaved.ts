import type { Bounds, TimeSaved } from '../../../content/sections/estimator';

export interface EstimateBasis {
  savedPercent: Bounds;
  workingDays: { perMonth: number; perYear: number };
}

/**
 * Estimates the time saved from the time that reconciliation takes today.
 *
 * @param minutesPerDay whole minutes per working day, above 0
 * @returns whole hours, rounded down: no bound may promise more than its share
 */
export function estimateTimeSaved(minutesPerDay: number, basis: EstimateBasis): TimeSaved {
  const { savedPercent, workingDays } = basis;
  // Divided once, at the end: rounded intermediate results could fall just short of a whole hour.
  const hours = (days: number): Bounds => ({
    low: Math.floor((minutesPerDay * days * savedPercent.low) / (100 * 60)),
    high: Math.floor((minutesPerDay * days * savedPercent.high) / (100 * 60)),
  });
  return { hoursPerMonth: hours(workingDays.perMonth), hoursPerYear: hours(workingDays.perYear) };
}
