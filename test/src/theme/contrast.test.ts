import { getContrastRatio } from '@mui/material/styles';
import { inkTheme, matchedTheme, theme } from '#src/theme/theme.ts';
import { colors } from '#src/theme/tokens.ts';

type Color = keyof typeof colors;

/**
 * Text whose contrast axe does not measure in the browser tests: in a pseudo-element, or over a ground of
 * two colours.
 */
const texts: [text: Color, grounds: Color[]][] = [
  ['ink', ['toMatchLine']],
  ['matchedWash', ['ink']],
  ['toMatch', ['paper']],
  ['danger', ['sheet']],
  ['dangerOnInk', ['ink']],
];

/** Field borders (also focused against unfocused), focus rings and marks that carry meaning. */
const shapes: [shape: Color, grounds: Color[]][] = [
  ['fieldBorder', ['sheet', 'paper']],
  ['danger', ['sheet', 'paper', 'dangerWash']],
  ['ink', ['paper', 'sheet', 'fieldBorder']],
  ['paper', ['ink', 'matched']],
  ['matched', ['paper', 'sheet', 'matchedWash']],
  ['toMatch', ['sheet']],
  ['toMatchLine', ['matched']],
];

const pairs = (table: [Color, Color[]][]) =>
  table.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));

test.each(pairs(texts))('%s on %s has the contrast of text, 4.5', (text, ground) => {
  expect(getContrastRatio(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
});

test.each(pairs(shapes))('%s on %s has the contrast of shapes, 3', (shape, ground) => {
  expect(getContrastRatio(colors[shape], colors[ground])).toBeGreaterThanOrEqual(3);
});

test.each([
  ['ink', theme.palette.primary],
  ['green', theme.palette.success],
  ['paper, on ink', inkTheme.palette.primary],
  ['paper, on green', matchedTheme.palette.primary],
])('a button of %s keeps the contrast of text under the pointer', (_, { dark, contrastText }) => {
  expect(getContrastRatio(contrastText, dark)).toBeGreaterThanOrEqual(4.5);
});
