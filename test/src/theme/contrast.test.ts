import { colors } from '../../../src/theme/tokens';
import { contrast } from '../support/contrast';

type Color = keyof typeof colors;

const texts: [text: Color, grounds: Color[]][] = [
  ['ink', ['paper', 'paperShade', 'sheet', 'matchedWash', 'toMatchWash', 'dangerWash']],
  ['inkSoft', ['paper', 'sheet', 'matchedWash']],
  ['onInk', ['ink', 'inkHover']],
  ['onInkSoft', ['ink']],
  ['matched', ['paper', 'sheet', 'matchedWash']],
  ['toMatch', ['paper', 'sheet', 'toMatchWash']],
  ['danger', ['paper', 'sheet']],
];

/** Borders of fields, focus rings and marks that carry meaning. */
const shapes: [shape: Color, grounds: Color[]][] = [
  ['fieldBorder', ['sheet', 'paper']],
  ['danger', ['sheet', 'paper', 'dangerWash']],
  ['ink', ['paper', 'sheet']],
  ['onInk', ['ink']],
  ['matched', ['paper', 'sheet', 'matchedWash']],
  ['toMatch', ['sheet']],
];

const pairs = (table: [Color, Color[]][]) =>
  table.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));

describe('the formula', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['rgb(118, 118, 118)', '#ffffff', 4.54],
  ])('gives what WCAG gives: %s on %s', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
  });
});

describe('the colours of the theme', () => {
  it.each(pairs(texts))('give %s on %s the contrast of text, 4.5', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(shapes))('give %s on %s the contrast of shapes, 3', (shape, ground) => {
    expect(contrast(colors[shape], colors[ground])).toBeGreaterThanOrEqual(3);
  });
});
