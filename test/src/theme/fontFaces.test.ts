import { writeFontFaces } from '#src/theme/fontFaces.ts';

// Browser tests show the faces.
test('a font without metrics is named, with the file that lacks them', () => {
  expect(() => writeFontFaces('Lexend', '/fonts/font.woff2')).toThrow(
    /fontMetricOverrides\.json has no metrics of the font "Lexend"/,
  );
});
