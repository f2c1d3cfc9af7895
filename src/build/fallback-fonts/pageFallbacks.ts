import { readFile } from 'node:fs/promises';
import type { Font } from 'fontkit';
import { benefits } from '../../content/sections/benefits';
import { contact } from '../../content/sections/contact';
import { faq } from '../../content/sections/faq';
import { hero } from '../../content/sections/hero';
import { fallbackFonts, weights } from '../../theme/tokens';
import { openFont } from '../openFont';
import { pageFontFile } from '../webpack/folders';

const { arial, roboto } = fallbackFonts;
const { regular, strong } = weights;

// Arial is on computers and Apple's phones; Arimo has its widths. Roboto is on Android's phones.
// The bold faces replace both heavier weights of the page.
const systemFaces = [
  [arial, regular, 'arimo 400', 'Arial,ArialMT,Liberation Sans,Arimo-Regular,Helvetica'],
  [roboto, regular, 'roboto 400', 'Roboto,Roboto-Regular'],
  [arial, strong, 'arimo 700', 'Arial Bold,Arial-BoldMT,Liberation Sans Bold,Arimo Bold'],
  [roboto, strong, 'roboto 700', 'Roboto Bold,Roboto-Bold'],
] as const;

/**
 * Scales system fonts so that the page's texts keep the width and line height of its own font.
 *
 * @returns the descriptors of an `@font-face` for each system font, in percent
 * @see https://drafts.csswg.org/css-fonts-5/#size-adjust-desc
 */
export async function fitFallbackFaces() {
  const pageFont = await openFont(await readFile(pageFontFile));
  const text = JSON.stringify([hero, benefits, contact, faq]).replace(/[^\p{L} ,.’]/gu, '');
  return Promise.all(
    systemFaces.map(async ([family, weight, model, names]) => {
      const own = pageFont.getVariation({ wght: weight });
      const scale = widthOf(own, text) / widthOf(await openModel(model), text);
      const height = (units: number) => percent(Math.abs(units) / own.unitsPerEm / scale);
      return {
        family,
        weight,
        local: names.split(','),
        sizeAdjust: percent(scale),
        ascentOverride: height(own.ascent),
        descentOverride: height(own.descent),
      };
    }),
  );
}

/** @param model name and weight of a font of `@fontsource`, such as `arimo 400` */
async function openModel(model: string): Promise<Font> {
  const [name = '', weight] = model.split(' ');
  const file = `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`;
  return openFont(await readFile(require.resolve(file)));
}

/** In em. */
function widthOf(font: Font, text: string): number {
  return font.layout(text).advanceWidth / font.unitsPerEm;
}

function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}
