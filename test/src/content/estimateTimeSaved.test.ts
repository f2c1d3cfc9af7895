import { estimateTimeSaved } from '#src/content/estimateTimeSaved.ts';

const basis = {
  savedPercent: { low: 40, high: 80 },
  workingDays: { perMonth: 21, perYear: 252 },
};

type Bounds = [low: number, high: number];

/** Calculated by hand: minutes × days × share / 60, rounded down, from 100 hours a year on to tens. */
const table: [minutes: number, month: Bounds, year: Bounds][] = [
  [15, [2, 4], [25, 50]],
  [140, [19, 39], [230, 470]],
  [720, [100, 201], [1200, 2410]],
];

test.each(table)('%i minutes a day save %p hours a month and %p a year', (minutes, month, year) => {
  const { hoursPerMonth, hoursPerYear } = estimateTimeSaved(minutes, basis);
  expect([hoursPerMonth.low, hoursPerMonth.high]).toEqual(month);
  expect([hoursPerYear.low, hoursPerYear.high]).toEqual(year);
});
