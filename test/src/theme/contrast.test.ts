import { getContrastRatio } from '@mui/material/styles';
import { colors } from '#src/theme/tokens.ts';

type Color = keyof typeof colors;

const texts: [text: Color, grounds: Color[]][] = [
  [
    'ink',
    ['paper', 'paperShade', 'sheet', 'matchedWash', 'toMatchWash', 'toMatchLine', 'dangerWash'],
  ],
  ['inkSoft', ['paper', 'sheet', 'matchedWash']],
  ['onInk', ['ink', 'matched']],
  ['sheet', ['matched']],
  ['matchedWash', ['matched', 'ink']],
  ['onInkSoft', ['ink']],
  ['matched', ['paper', 'sheet', 'matchedWash']],
  ['toMatch', ['paper', 'sheet', 'toMatchWash']],
  ['danger', ['paper', 'sheet']],
  ['dangerOnInk', ['ink']],
  ['toMatchLine', ['ink']],
  ['onInk', ['inkHover', 'matchedHover']],
  ['ink', ['paperHover']],
];

/** Field borders (also focused against unfocused), focus rings and marks that carry meaning. */
const shapes: [shape: Color, grounds: Color[]][] = [
  ['fieldBorder', ['sheet', 'paper']],
  ['danger', ['sheet', 'paper', 'dangerWash']],
  ['ink', ['paper', 'sheet', 'fieldBorder']],
  ['onInk', ['ink', 'matched']],
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
