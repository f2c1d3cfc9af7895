import {
  estimateTimeSaved,
  worthOf,
} from '../../../../../src/sections/customer-case/estimator/timeSaved';

const basis = {
  savedPercent: { low: 40, high: 80 },
  workingDays: { perMonth: 21, perYear: 252 },
  hoursPerWorkingDay: 7,
};

type Bounds = [low: number, high: number];

/** Calculated by hand: minutes × days × share / 60, rounded down. */
const table: [minutes: number, month: Bounds, year: Bounds, days: Bounds][] = [
  [15, [2, 4], [25, 50], [3, 7]],
  [60, [8, 16], [100, 201], [14, 28]],
  [150, [21, 42], [252, 504], [36, 72]],
  [180, [25, 50], [302, 604], [43, 86]],
  [140, [19, 39], [235, 470], [33, 67]],
  [720, [100, 201], [1209, 2419], [172, 345]],
];

describe('estimateTimeSaved', () => {
  it.each(table)('for %i minutes a day, saves %p hours a month and %p a year', (...row) => {
    const [minutes, month, year, days] = row;
    const { hoursPerMonth, hoursPerYear, workingDaysPerYear } = estimateTimeSaved(minutes, basis);
    expect([hoursPerMonth.low, hoursPerMonth.high]).toEqual(month);
    expect([hoursPerYear.low, hoursPerYear.high]).toEqual(year);
    expect([workingDaysPerYear.low, workingDaysPerYear.high]).toEqual(days);
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

describe('worthOf', () => {
  it.each([
    [35, { low: 302, high: 604 }, { low: 10_570, high: 21_140 }],
    [35.1, { low: 10, high: 20 }, { low: 351, high: 702 }],
    [0.29, { low: 100, high: 200 }, { low: 29, high: 58 }],
    [33.33, { low: 1, high: 3 }, { low: 33, high: 99 }],
    [500, { low: 1209, high: 2419 }, { low: 604_500, high: 1_209_500 }],
  ])('with an hour at %d €, gives whole euros, rounded down', (cost, hours, worth) => {
    expect(worthOf(hours, cost)).toEqual(worth);
  });
});
