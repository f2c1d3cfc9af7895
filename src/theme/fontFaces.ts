import fits from './fontMetricOverrides.json';
import { fontFile } from './fontFile';
import { typeface } from './tokens';

/**
 * The page's own font. With scripts it loads after the first paint (hydration/deferredFont.ts):
 * requested earlier, it shares the line with the document and delays the text it styles.
 */
export const ownFace = `@font-face{font-family:'${typeface}';src:url('${fontFile}') format('woff2');font-weight:400 700;font-display:swap}`;

/**
 * The system's letters that stand for it until then, scaled so that no line moves as it comes
 * (`npm run fit:typeface`). https://developer.mozilla.org/docs/Web/CSS/@font-face/size-adjust
 */
export const fallbackFaces = fits.map(faceOf).join('');

function faceOf({
  family,
  local,
  weight,
  sizeAdjust,
  ascentOverride,
  descentOverride,
}: (typeof fits)[number]) {
  const sources = local.map((name) => `local('${name}')`).join();
  return `@font-face{font-family:'${family}';src:${sources};font-weight:${weight};size-adjust:${sizeAdjust}%;ascent-override:${ascentOverride}%;descent-override:${descentOverride}%;line-gap-override:0%}`;
}
