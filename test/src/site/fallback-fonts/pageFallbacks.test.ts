import fits from '../../../../src/theme/fontMetricOverrides.json';
import { fitPageFallbacks } from '../../../../src/site/fallback-fonts/pageFallbacks';

/** Words change the fit by a tenth of a percent, another font by several. */
it('the fallbacks fit the font: `npm run fit:fallback-fonts` has been run since it changed', async () => {
  const fitted = await fitPageFallbacks();
  expect(fitted.map(({ family, weight }) => [family, weight])).toEqual(
    fits.map(({ family, weight }) => [family, weight]),
  );
  for (const [index, { sizeAdjust, ascentOverride }] of fitted.entries()) {
    expect(Math.abs(sizeAdjust - (fits[index]?.sizeAdjust ?? 0))).toBeLessThan(0.5);
    expect(Math.abs(ascentOverride - (fits[index]?.ascentOverride ?? 0))).toBeLessThan(0.5);
  }
});
