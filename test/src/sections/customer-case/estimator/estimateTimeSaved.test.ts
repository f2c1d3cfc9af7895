import { estimateTimeSaved } from '#src/sections/customer-case/estimator/estimateTimeSaved.ts';

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

test.each(table)('%i minutes a day save %p hours a month and %p a year', (minutes, month, year) => {
  const { hoursPerMonth, hoursPerYear } = estimateTimeSaved(minutes, basis);
  expect([hoursPerMonth.low, hoursPerMonth.high]).toEqual(month);
  expect([hoursPerYear.low, hoursPerYear.high]).toEqual(year);
});
