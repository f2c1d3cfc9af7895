import { words } from './words';

/** Numbers that are names, not claims. */
const names = [
  /ISO 27001/g,
  /articles? \d+(, paragraphe \d+)?/g,
  /DSP2/g,
  /Dynamics 365/g,
  /\b404\b/g,
  /^0$/,
];

/** Every figure in a French text, except those inside names. */
export function figuresIn(text: string): number[] {
  const prose = names.reduce((rest, name) => rest.replace(name, ''), words(text));
  const figures = prose.match(/\d+(?: \d{3})*(?:,\d+)?/g) ?? [];
  return figures.map((figure) => Number(figure.replaceAll(' ', '').replace(',', '.')));
}
