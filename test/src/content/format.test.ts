import { formatDuration } from '#src/content/format.ts';

it.each([
  [1, '1\u00a0min'],
  [60, '1\u00a0h'],
  [65, '1\u00a0h\u00a005'],
])('writes %i minutes as %s, in one piece', (minutes, expected) => {
  expect(formatDuration(minutes)).toBe(expected);
});
