/** French text in the page's font takes 0.45 to 0.54 em a character. */
const CHARACTER_EM = 0.56;

/**
 * Estimates the width of text on one line, for container queries: prerendering cannot measure it,
 * and the owner may write other words.
 *
 * @param fontSize in rem
 * @returns a width in rem
 */
export function estimateWidth(text: string, fontSize: number): number {
  return text.length * CHARACTER_EM * fontSize;
}
