/** Sections whose styles keep the system's font when the page's font arrives. */
export const LATER_SECTIONS = 'section ~ section';

/**
 * Gives these sections the page's font, one in each frame. All at once would be a single layout of
 * the whole page, during which a phone answers to no touch: 70 to 140 ms.
 *
 * @see https://web.dev/articles/optimize-long-tasks
 */
export async function setFontBySection() {
  for (const section of document.querySelectorAll<HTMLElement>(LATER_SECTIONS)) {
    await new Promise(requestAnimationFrame);
    section.style.fontFamily = 'inherit';
  }
}
