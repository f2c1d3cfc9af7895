import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { benefits } from '../../content/sections/benefits';
import { contact } from '../../content/sections/contact';
import { faq } from '../../content/sections/faq';
import { hero } from '../../content/sections/hero';
import { fallbackTypefaces, weights } from '../../theme/tokens';
import { typefaceFile } from '../webpack/folders';
import { type FallbackFit, fitFallback, type SystemFace } from './fitFallbacks';

const require = createRequire(__filename);

/** Browsers choose the nearer one: 500 and below are drawn with the regular face. */
const isBold = (weight: number) => weight > 500;

/** Arial, on computers and Apple's phones; Arimo and Liberation Sans have its widths. */
async function arial(weight: number): Promise<SystemFace> {
  const family = fallbackTypefaces.arial;
  return isBold(weight)
    ? {
        family,
        local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
        woff2: await readPackaged('@fontsource/arimo/files/arimo-latin-700-normal.woff2'),
      }
    : {
        family,
        local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo-Regular', 'Helvetica'],
        woff2: await readPackaged('@fontsource/arimo/files/arimo-latin-400-normal.woff2'),
      };
}

/** Roboto, on Android's phones. */
async function roboto(weight: number): Promise<SystemFace> {
  const family = fallbackTypefaces.roboto;
  return isBold(weight)
    ? {
        family,
        local: ['Roboto Bold', 'Roboto-Bold'],
        woff2: await readPackaged('@fontsource/roboto/files/roboto-latin-700-normal.woff2'),
      }
    : {
        family,
        local: ['Roboto', 'Roboto-Regular'],
        woff2: await readPackaged('@fontsource/roboto/files/roboto-latin-400-normal.woff2'),
      };
}

/** The fits of every weight that the page uses, for what computers and what phones have. */
export async function fitPageFallbacks(): Promise<FallbackFit[]> {
  const woff2 = await readFile(typefaceFile);
  const text = JSON.stringify([hero, benefits, contact, faq]).replace(/[^\p{L} ,.’]/gu, '');
  const fits: FallbackFit[] = [];
  // The system's bold face stands in for both heavier weights.
  for (const weight of [weights.regular, weights.strong]) {
    for (const face of [arial, roboto]) {
      fits.push(await fitFallback({ woff2, weight, systemFace: await face(weight), text }));
    }
  }
  return fits;
}

function readPackaged(file: string): Promise<Buffer> {
  return readFile(require.resolve(file));
}
