import { typeface } from '../theme/tokens';

/** Id of the style element that declares the typeface, in force only without scripts. */
export const lateTypefaceId = 'late-typeface';

let loaded: Promise<void> | undefined;

/**
 * Asks for the typeface, once; over when it is in force, or does not come. Declared in the styles it
 * would have every text laid out anew when it is asked for, too.
 */
export function loadTypeface(): Promise<void> {
  return (loaded ??= load());
}

async function load() {
  const style = document.querySelector<HTMLStyleElement>(`#${lateTypefaceId}`);
  const rule = style?.sheet?.cssRules[0];
  if (!(rule instanceof CSSFontFaceRule)) return;
  const face = new FontFace(typeface, rule.style.getPropertyValue('src'), {
    weight: rule.style.getPropertyValue('font-weight'),
  });
  try {
    document.fonts.add(await face.load());
  } catch {
    // The system's letters stay.
  }
}
