import { estimateTimeSaved } from '#src/sections/customer-case/estimator/timeSaved.ts';

const basis = {
  savedPercent: { low: 40, high: 80 },
  workingDays: { perMonth: 21, perYear: 252 },
};

type Bounds = [low: number, high: number];

/** Calculated by hand: minutes × days × share / 60, rounded down. */
const table: [minutes: number, month: Bounds, year: Bounds][] = [
  [15, [2, 4], [25, 50]],
  [180, [25, 50], [302, 604]],
  [140, [19, 39], [235, 470]],
  [720, [100, 201], [1209, 2419]],
];

describe('estimateTimeSaved', () => {
  it.each(table)('for %i minutes a day, saves %p hours a month and %p a year', (...row) => {
    const [minutes, month, year] = row;
    const { hoursPerMonth, hoursPerYear } = estimateTimeSaved(minutes, basis);
    expect([hoursPerMonth.low, hoursPerMonth.high]).toEqual(month);
    expect([hoursPerYear.low, hoursPerYear.high]).toEqual(year);
  });

  it('rounds the high bound down by less than an hour, never below the low one', () => {
    for (let minutes = 1; minutes <= 720; minutes += 1) {
      const { low, high } = estimateTimeSaved(minutes, basis).hoursPerMonth;
      expect(high * 60).toBeLessThanOrEqual(minutes * 21 * 0.8 + 1e-6);
      expect(high * 60).toBeGreaterThan(minutes * 21 * 0.8 - 60 - 1e-6);
      expect(low).toBeLessThanOrEqual(high);
    }
  });
});
