import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';
import { benefits } from '../../content/sections/benefits';
import { contact } from '../../content/sections/contact';
import { faq } from '../../content/sections/faq';
import { hero } from '../../content/sections/hero';
import { fallbackTypefaces, weights } from '../../theme/tokens';
import { typefaceFile } from '../webpack/folders';

const require = createRequire(__filename);

// Arial is on computers and Apple's phones; Arimo has its widths. Roboto is on Android's phones.
// The bold faces replace both heavier weights of the page.
const systemFaces = [
  {
    family: fallbackTypefaces.arial,
    weight: weights.regular,
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo-Regular', 'Helvetica'],
    file: '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
  },
  {
    family: fallbackTypefaces.roboto,
    weight: weights.regular,
    local: ['Roboto', 'Roboto-Regular'],
    file: '@fontsource/roboto/files/roboto-latin-400-normal.woff2',
  },
  {
    family: fallbackTypefaces.arial,
    weight: weights.strong,
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    file: '@fontsource/arimo/files/arimo-latin-700-normal.woff2',
  },
  {
    family: fallbackTypefaces.roboto,
    weight: weights.strong,
    local: ['Roboto Bold', 'Roboto-Bold'],
    file: '@fontsource/roboto/files/roboto-latin-700-normal.woff2',
  },
];

/**
 * Scales system fonts until the page's texts have the same width and line height as in its own font.
 *
 * @returns the descriptors of an `@font-face` for each system font, in percent
 * @see https://drafts.csswg.org/css-fonts-5/#size-adjust-desc
 */
export async function fitPageFallbacks() {
  const pageFont = await openFont(typefaceFile);
  const text = JSON.stringify([hero, benefits, contact, faq]).replace(/[^\p{L} ,.’]/gu, '');
  return Promise.all(
    systemFaces.map(async ({ family, weight, local, file }) => {
      const own = pageFont.getVariation({ wght: weight });
      const scale = widthOf(own, text) / widthOf(await openFont(require.resolve(file)), text);
      const height = (units: number) => percent(Math.abs(units) / own.unitsPerEm / scale);
      return {
        family,
        weight,
        local,
        sizeAdjust: percent(scale),
        ascentOverride: height(own.ascent),
        descentOverride: height(own.descent),
      };
    }),
  );
}

async function openFont(file: string): Promise<Font> {
  // fontkit cannot vary the weight of a compressed font.
  const font = create(Buffer.from(await decompress(await readFile(file))));
  if ('fonts' in font) throw new Error('Expected one font, got a collection.');
  return font;
}

/** In em. */
function widthOf(font: Font, text: string): number {
  return font.layout(text).advanceWidth / font.unitsPerEm;
}

function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}
