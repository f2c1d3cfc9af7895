import { fontFile } from './tokens';

/**
 * The fallback's metrics are Arial's, scaled until a French paragraph takes the same width and
 * height as in Instrument Sans (970/-250 units of 1000), so that the swap moves nothing.
 */
export const fontFaces = `
@font-face {
  font-family: 'Instrument Sans';
  src: url('${fontFile}') format('woff2');
  font-weight: 400 700;
  font-style: normal;
  font-display: swap;
}
@font-face {
  font-family: 'Instrument Sans Fallback';
  src: local('Arial'), local('Liberation Sans'), local('Arimo'), local('Helvetica');
  size-adjust: 101.1%;
  ascent-override: 95.9%;
  descent-override: 24.7%;
  line-gap-override: 0%;
}
`;
