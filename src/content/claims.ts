/** Every figure the page states, once. Text, structured data and meta tags read it from here. */
export const claims = {
  timeSavedPercent: 80,
  installMinutes: 5,
  setupMinutes: { min: 15, max: 30 },
  oldestOnPremiseVersion: 14,
  responseHours: 24,
  retentionYears: 3,
  addressHashDays: 30,
  demo: { price: 0, currency: 'EUR' },
  rating: { value: 4.8, best: 5, reviews: 47 },
  customerCase: {
    staff: 120,
    bankAccounts: 5,
    before: { hoursPerDay: 3, closeDelayDays: 5 },
    after: { minutesPerDay: 40, monthsWithoutErrors: 6, closeDay: 1 },
  },
} as const;

/** Figures of the time estimate that are no claims: the page states them as assumptions. */
export const assumptions = {
  workingDays: { perMonth: 21, perYear: 252 },
  hoursPerWorkingDay: 7,
} as const;

/** A number as French readers expect it: 4.8 → « 4,8 ». */
export function frenchNumber(value: number): string {
  return value.toLocaleString('fr-FR');
}
