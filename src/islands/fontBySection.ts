/** Sections whose styles keep the system's font when the page's font arrives. */
export const LATER_SECTIONS = 'section ~ section';

/**
 * Gives these sections the page's font, one in each frame once it has loaded. All at once would be a
 * single layout of the whole page, during which a phone answers to no touch: 70 to 140 ms.
 *
 * With a fragment, all at once, and at once: sections that change their height later would move the
 * place to which the browser already scrolls.
 *
 * @see https://web.dev/articles/optimize-long-tasks
 */
export async function setFontBySection(fontIsLoaded: Promise<unknown>) {
  if (!location.hash) await fontIsLoaded;
  for (const section of document.querySelectorAll<HTMLElement>(LATER_SECTIONS)) {
    if (!location.hash) await new Promise(requestAnimationFrame);
    section.style.fontFamily = 'inherit';
  }
}
