/** Sections whose styles keep the system's font when the page's font arrives. */
export const LATER_SECTIONS = 'section ~ section';

/**
 * Gives these sections the page's font once it has loaded, one section in each frame. All together
 * would be one layout of the whole page, during which a phone does not respond to touch for 70 to
 * 140 ms.
 *
 * @see https://web.dev/articles/optimize-long-tasks
 */
export async function setFontBySection(fontIsLoaded: Promise<unknown>) {
  await fontIsLoaded;
  for (const section of document.querySelectorAll<HTMLElement>(LATER_SECTIONS)) {
    await new Promise(requestAnimationFrame);
    section.style.fontFamily = 'inherit';
  }
}
