import metricOverrides from './fontMetricOverrides.json';
import { fallbackFont } from './tokens';

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
 * @param name of the font, as in tokens.ts
 * @param url of its file
 * @throws Error, with a sentence for the site's owner, when the file of metrics lacks the font
 */
export function writeFontFaces(name: string, url: string): string {
  const fallbacks = metrics[name];
  if (!fallbacks) {
    throw new Error(
      `src/theme/fontMetricOverrides.json has no metrics of the font "${name}", which src/theme/tokens.ts names. src/theme/fontFaces.ts says what they are.`,
    );
  }
  const own = `@font-face{font-family:'${name}';src:url('${url}') format('woff2');font-weight:400 700;font-display:swap}`;
  return own + fallbacks.map(writeFallback).join('');
}

interface Fallback {
  /** The system font that is fitted to the page's. */
  system: string;
  weight: number;
  local: string[];
  sizeAdjust: number;
  ascentOverride: number;
  descentOverride: number;
}

/** Of each font, by its name. */
const metrics: Readonly<Record<string, readonly Fallback[]>> = metricOverrides;

function writeFallback(fallback: Fallback) {
  const { system, local, weight, sizeAdjust, ascentOverride, descentOverride } = fallback;
  const sources = local.map((name) => `local('${name}')`).join();
  return `@font-face{font-family:'${fallbackFont(system)}';src:${sources};font-weight:${weight};size-adjust:${sizeAdjust}%;ascent-override:${ascentOverride}%;descent-override:${descentOverride}%;line-gap-override:0%}`;
}
