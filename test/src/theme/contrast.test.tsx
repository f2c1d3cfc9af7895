import { colors } from '../../../src/theme/tokens';
import { renderSite } from '../support/render';
import { contrast } from '../support/contrast';
import { words } from '../support/words';

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

/** A colour property of an element; jsdom leaves `var(--…)` and `inherit` to the reader. */
function paint(element: Element, property: 'color' | 'background-color'): string {
  const style = getComputedStyle(element);
  const value = style.getPropertyValue(property);
  if (value === 'inherit' && element.parentElement) return paint(element.parentElement, property);
  const variable = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return variable ? variableOf(element, variable) : value;
}

function variableOf(element: Element | null, name: string): string {
  if (!element) return '';
  return (
    getComputedStyle(element).getPropertyValue(name).trim() ||
    variableOf(element.parentElement, name)
  );
}

/** The nearest colour painted behind an element. */
function groundOf(element: Element | null): string {
  if (!element) return colors.paper;
  const color = paint(element, 'background-color');
  return color === 'rgba(0, 0, 0, 0)' || color === '' ? groundOf(element.parentElement) : color;
}

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && words(node.textContent ?? '') !== '',
  );
}

describe('the text of the page', () => {
  it('has enough contrast everywhere, as its styles paint it', () => {
    renderSite();
    const written = [...document.body.querySelectorAll('*:not(script)')].filter(hasOwnText);
    expect(written.length).toBeGreaterThan(100);
    const painted = written.map((element) => {
      const ground = groundOf(element);
      const color = paint(element, 'color');
      return { text: words(element.textContent), color, ground, ratio: contrast(color, ground) };
    });
    expect(painted.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
    const looks = new Set(painted.map(({ color, ground }) => `${color} on ${ground}`));
    expect(looks.size).toBeGreaterThan(6);
  });
});
