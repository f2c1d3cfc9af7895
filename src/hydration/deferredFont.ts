import { fontFamily, fontName } from '../theme/tokens';

const fallback = fontFamily.replace(`'${fontName}', `, '');

/** The text of the first paint, which is in a fallback font. */
const PAINTED =
  'header, header *, main > section:first-child > :not(figure), main > section:first-child > :not(figure) *';

/**
 * Resolves when the page's font is active or has failed. Painted text whose height the font would
 * change (a line would break elsewhere) keeps its fallback font, so that nothing moves.
 */
export async function loadFont(url: string): Promise<void> {
  const face = new FontFace(fontName, `url(${url})`, { weight: '400 700' });
  // A font that fails to load changes nothing.
  await face.load().catch(() => undefined);
  // Innermost first: with inner text back in its fallback, an outer element may fit as before.
  const painted = [...document.querySelectorAll<HTMLElement>(PAINTED)].reverse();
  const heights = painted.map(({ clientHeight }) => clientHeight);
  document.fonts.add(face);
  painted.forEach((element, index) => {
    if (element.clientHeight !== heights[index]) element.style.fontFamily = fallback;
  });
}
