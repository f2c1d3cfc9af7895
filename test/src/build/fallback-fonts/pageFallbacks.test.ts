import faces from '#src/theme/fontMetricOverrides.json';
import { fitFallbackFaces } from '#src/build/fallback-fonts/pageFallbacks.ts';

/** Words change the fit by a tenth of a percent, another font by several. */
it('the fallbacks fit the font: `npm run fit:fallback-fonts` has been run since it changed', async () => {
  const fitted = await fitFallbackFaces();
  expect(fitted.map(({ family, weight }) => [family, weight])).toEqual(
    faces.map(({ family, weight }) => [family, weight]),
  );
  for (const [index, { sizeAdjust, ascentOverride }] of fitted.entries()) {
    expect(Math.abs(sizeAdjust - (faces[index]?.sizeAdjust ?? 0))).toBeLessThan(0.5);
    expect(Math.abs(ascentOverride - (faces[index]?.ascentOverride ?? 0))).toBeLessThan(0.5);
  }
});
