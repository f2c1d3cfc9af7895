import { createHash } from 'node:crypto';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { shareImage } from '../../seo/shareImage';
import { FONT_NAME, weights } from '../../theme/tokens';
import type { SiteFile } from '../siteFile';
import {
  fillShareImage,
  writeLine,
  type MeasureText,
  type ShareImageTexts,
} from './fillShareImage';

/**
 * Draws the image that platforms show beside a link to the page. Its name carries its content:
 * platforms keep an image for as long as its URL stays the same.
 *
 * @param template content of share-image.svg
 * @param fontFiles paths of the page's font as static TrueType files, one for each of its weights:
 *   the library reads neither WOFF2 nor variable fonts. A system's font draws a line with a
 *   character that they lack.
 * @throws Error, with a sentence for the site's owner, when these files are not the page's font
 */
export function drawShareImage(
  template: string,
  texts: ShareImageTexts,
  fontFiles: readonly string[],
): SiteFile {
  const measure = measureWith(fontFiles);
  checkWeights(measure, fontFiles);
  const svg = fillShareImage(template, texts, measure);
  const font = { fontFiles: [...fontFiles], loadSystemFonts: true };
  const fitTo = { mode: 'width', value: shareImage.width } as const;
  const content = new Resvg(svg, { font, fitTo }).render().asPng();
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return { path: `/assets/share-image.${hash}.png`, content };
}

/** Measures without the system's fonts, which take longer to load than everything else here. */
function measureWith(fontFiles: readonly string[]): MeasureText {
  const options: ResvgRenderOptions = {
    font: { fontFiles: [...fontFiles], loadSystemFonts: false },
  };
  const size = 100;
  return (text, weight) => {
    const line = writeLine({ text, size, weight });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${line}</svg>`;
    return (new Resvg(svg, options).getBBox()?.width ?? 0) / size;
  };
}

/** The library draws a font that it does not find in another one, without a word. */
function checkWeights(measure: MeasureText, fontFiles: readonly string[]) {
  const [regular, strong] = [weights.regular, weights.strong].map((weight) =>
    measure('Rapprochement bancaire', weight),
  );
  if (regular !== strong) return;
  throw new Error(
    `The share image cannot be drawn: ${fontFiles.join(' and ')} must be the font "${FONT_NAME}" (FONT_NAME in src/theme/tokens.ts) in the weights ${weights.regular} and ${weights.strong}, as static TrueType files.`,
  );
}
