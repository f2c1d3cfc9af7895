import { writeFontFaces } from '#src/theme/fontFaces.ts';
import { FONT_NAME } from '#src/theme/tokens.ts';

test('the page’s font has a face, and so has each system font fitted to it', () => {
  const faces = writeFontFaces(FONT_NAME, '/fonts/font.woff2');
  expect(faces).toContain(`font-family:'${FONT_NAME}';src:url('/fonts/font.woff2')`);
  expect(faces).toContain(`font-family:'${FONT_NAME} as Arial'`);
});

test('a font without metrics is named, with the file that lacks them', () => {
  expect(() => writeFontFaces('Lexend', '/fonts/font.woff2')).toThrow(
    /fontMetricOverrides\.json has no metrics of the font "Lexend"/,
  );
});
