import { estimateTimeSaved } from '#src/sections/customer-case/estimator/estimateTimeSaved.ts';

const basis = {
  savedPercent: { low: 40, high: 80 },
  workingDays: { perMonth: 21, perYear: 252 },
};

type Bounds = [low: number, high: number];

/** Calculated by hand: minutes × days × share / 60, rounded down. */
const table: [minutes: number, spent: number, month: Bounds, year: Bounds][] = [
  [15, 5, [2, 4], [25, 50]],
  [180, 63, [25, 50], [302, 604]],
  [140, 49, [19, 39], [235, 470]],
  [720, 252, [100, 201], [1209, 2419]],
];

test.each(table)(
  '%i minutes a day are %i hours a month, and save %p of them',
  (minutes, spent, month, year) => {
    const { hoursSpentPerMonth, hoursPerMonth, hoursPerYear } = estimateTimeSaved(minutes, basis);
    expect(hoursSpentPerMonth).toBe(spent);
    expect([hoursPerMonth.low, hoursPerMonth.high]).toEqual(month);
    expect([hoursPerYear.low, hoursPerYear.high]).toEqual(year);
  },
);
