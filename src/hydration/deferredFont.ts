import { fontFamily, typeface } from '../theme/tokens';

const fallback = fontFamily.replace(`'${typeface}', `, '');

/** What the first paint has set in a fallback font. */
const PAINTED =
  'header, header *, main > section:first-child > :not(figure), section:first-child > :not(figure) *';

/**
 * Resolves when the page's font is active or has failed. Where it would change the height of painted
 * text, since a line breaks elsewhere, that text keeps its fallback font: nothing may move.
 */
export async function loadFont(url: string): Promise<void> {
  const face = new FontFace(typeface, `url(${url})`, { weight: '400 700' });
  // One that has failed changes nothing.
  await face.load().catch(() => undefined);
  // Innermost first: an element changes with the elements inside it.
  const painted = [...document.querySelectorAll<HTMLElement>(PAINTED)].reverse();
  const heights = painted.map(({ clientHeight }) => clientHeight);
  document.fonts.add(face);
  painted.forEach((element, index) => {
    if (element.clientHeight !== heights[index]) element.style.fontFamily = fallback;
  });
}
