import faces from './fontMetricOverrides.json';
import { FONT_NAME } from './tokens';

/**
 * Writes the rules for the page's font and for the system fonts shown until it has loaded. It is not
 * preloaded: it would compete with the document for bandwidth. Nor is it `optional`: slow first visits
 * would not see it.
 *
 * The system fonts are scaled so that lines keep their length when the font loads: `sizeAdjust` is the
 * width of the page's texts in its font, in percent of their width in the system font. For another
 * font, `npx fontpie` proposes values for Arial, and a browser test reports lines that are more than
 * 1 % longer or shorter.
 *
 * `local` has a font's full name and its PostScript name: platforms know one or the other
 * (https://www.w3.org/TR/css-fonts-4/#local-font-fallback). A name that a system lacks costs it a
 * lookup, so the ones that most systems know come first.
 *
 * @param url of the font
 */
export function writeFontFaces(url: string): string {
  const own = `@font-face{font-family:'${FONT_NAME}';src:url('${url}') format('woff2');font-weight:400 700;font-display:swap}`;
  return own + faces.map(writeFallback).join('');
}

function writeFallback({
  family,
  local,
  weight,
  sizeAdjust,
  ascentOverride,
  descentOverride,
}: (typeof faces)[number]) {
  const sources = local.map((name) => `local('${name}')`).join();
  return `@font-face{font-family:'${family}';src:${sources};font-weight:${weight};size-adjust:${sizeAdjust}%;ascent-override:${ascentOverride}%;descent-override:${descentOverride}%;line-gap-override:0%}`;
}
