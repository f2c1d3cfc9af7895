import type { Range } from '../../../content/sections/estimator';

export interface EstimateBasis {
  /** Shares of today's time that are saved, in percent. */
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
 * Estimates the time saved from the time that reconciliation takes today. Source of the shares: the claim « jusqu'à 80 % » as ceiling
 * (`content/claims.ts`), and the cautious assumption of `content/sections/estimator.ts`.
 *
 * @param minutesPerDay whole minutes per working day, above 0
 * @returns ranges in whole hours and days, rounded down: neither bound promises more than its share
 */
export function estimateTimeSaved(minutesPerDay: number, basis: EstimateBasis): TimeSaved {
  const { savedPercent, workingDays, hoursPerWorkingDay } = basis;
  // Divided once, at the end: 0.4 × 21 and the like would fall just short of whole hours.
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
 * Values hours at what one of them costs.
 *
 * @param costPerHour euros, in whole cents
 * @returns whole euros, rounded down
 */
export function worthOf(hours: Range, costPerHour: number): Range {
  // In cents: 35.1 × 100 and the like would fall just short of whole euros.
  const worth = (count: number) => Math.floor((count * Math.round(costPerHour * 100)) / 100);
  return { low: worth(hours.low), high: worth(hours.high) };
}
