/** Id of the style element that declares the typeface, in force at first only without scripts. */
export const lateTypefaceId = 'late-typeface';

/** Has the browser ask for the typeface; called once the first paint is on the screen. */
export function declareTypeface() {
  document.getElementById(lateTypefaceId)?.setAttribute('media', 'all');
}
