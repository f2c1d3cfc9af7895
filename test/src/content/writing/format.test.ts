import {
  formatDay,
  countInWords,
  formatCount,
  formatDuration,
  formatDurationRange,
} from '#src/content/writing/format.ts';

test.each([
  [1, '1\u00a0min'],
  [60, '1\u00a0h'],
  [65, '1\u00a0h\u00a005'],
])('writes %i minutes as %s, in one piece', (minutes, expected) => {
  expect(formatDuration(minutes)).toBe(expected);
});

test.each([
  [1.5, '1,5\u00a0jour'],
  [2, '2\u00a0jours'],
  [1500, '1\u202f500\u00a0jours'],
])('counts %s days, with the plural from two on', (days, expected) => {
  expect(formatCount(days, 'jour', 'jours')).toBe(expected);
});

test.each([
  [1, 'une étape'],
  [9, 'neuf étapes'],
  [12, '12 étapes'],
])('counts %i steps in words, up to nine', (steps, expected) => {
  expect(countInWords(steps, 'étape', 'étapes')).toBe(expected);
});

test.each([
  [15, 30, '15\u00a0à\u00a030\u00a0min'],
  [45, 90, '45\u00a0min\u00a0à\u00a01\u00a0h\u00a030'],
])('writes the unit of a range from %i to %i minutes where it is needed', (min, max, expected) => {
  expect(formatDurationRange(min, max)).toBe(expected);
});

test.each([
  ['2026-11-01', 'dimanche 1er\u00a0novembre 2026'],
  ['2026-11-21', 'samedi 21\u00a0novembre 2026'],
  ['hier', 'hier'],
])('writes the day %s', (day, text) => {
  expect(formatDay(day)).toBe(text);
});
