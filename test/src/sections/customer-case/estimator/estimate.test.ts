import { estimateTimeSaved } from '../../../../../src/sections/customer-case/estimator/estimate';

const basis = {
  savedPercent: { low: 40, high: 80 },
  workingDays: { perMonth: 21, perYear: 252 },
  hoursPerWorkingDay: 7,
};

type Bounds = [low: number, high: number];

/** By hand: minutes × days × share / 60, rounded down. */
const table: [minutes: number, month: Bounds, year: Bounds, days: Bounds][] = [
  [15, [2, 4], [25, 50], [3, 7]],
  [60, [8, 16], [100, 201], [14, 28]],
  [150, [21, 42], [252, 504], [36, 72]],
  [180, [25, 50], [302, 604], [43, 86]],
  [140, [19, 39], [235, 470], [33, 67]],
  [720, [100, 201], [1209, 2419], [172, 345]],
];

describe('estimateTimeSaved', () => {
  it.each(table)('with %i minutes a day saves per month %p, per year %p', (...row) => {
    const [minutes, month, year, days] = row;
    const { hoursPerMonth, hoursPerYear, workingDaysPerYear } = estimateTimeSaved(minutes, basis);
    expect([hoursPerMonth.low, hoursPerMonth.high]).toEqual(month);
    expect([hoursPerYear.low, hoursPerYear.high]).toEqual(year);
    expect([workingDaysPerYear.low, workingDaysPerYear.high]).toEqual(days);
  });

  it('never promises more than the high share of the time spent, nor less than whole hours', () => {
    for (let minutes = 1; minutes <= 720; minutes += 1) {
      const { low, high } = estimateTimeSaved(minutes, basis).hoursPerMonth;
      expect(high * 60).toBeLessThanOrEqual(minutes * 21 * 0.8 + 1e-6);
      expect(high * 60).toBeGreaterThan(minutes * 21 * 0.8 - 60 - 1e-6);
      expect(low).toBeLessThanOrEqual(high);
    }
  });
});
