import { fontFile } from './fontFile';
import { fallbackTypeface, typeface } from './tokens';

/**
 * The fallback's metrics are Arial's, scaled until a French paragraph takes the same width and
 * height as in Instrument Sans (970/-250 units of 1000). It remains a little different letter by
 * letter, so the typeface must come with the first paint or wait for the next page: swapped in
 * later, it moves lines. https://web.dev/articles/preload-optional-fonts
 */
export const fontFaces = `
@font-face {
  font-family: '${typeface}';
  src: url('${fontFile}') format('woff2');
  font-weight: 400 700;
  font-style: normal;
  font-display: optional;
}
@font-face {
  font-family: '${fallbackTypeface}';
  src: local('Arial'), local('Liberation Sans'), local('Arimo'), local('Helvetica');
  size-adjust: 101.1%;
  ascent-override: 95.9%;
  descent-override: 24.7%;
  line-gap-override: 0%;
}
`;
