import { formatDuration } from '#src/content/duration.ts';

const NO_BREAK = '\u00a0';

it.each([
  [1, '1 min'],
  [60, '1 h'],
  [65, '1 h 05'],
])('writes %i minutes as %s, in one piece', (minutes, expected) => {
  expect(formatDuration(minutes)).toBe(expected.replaceAll(' ', NO_BREAK));
});
