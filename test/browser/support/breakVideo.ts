import type { Locator, Page } from 'playwright-core';
import { videoDemo } from '#src/content/sections/videoDemo.ts';
import { whenHydrated } from './browser/browsing';

/** Third-party code wraps the video's link, and React fails to replace it. Returns the alert. */
export async function breakVideo(page: Page): Promise<Locator> {
  const link = page.getByRole('link', { name: videoDemo.play });
  await whenHydrated(link);
  await wrap(link);
  await link.click();
  return page.locator('#video-demo').getByRole('alert');
}

/** Moves an element into another one, as ad blockers and extensions do. */
export async function wrap(element: Locator) {
  await element.evaluate((node) => {
    const wrapper = document.createElement('span');
    node.replaceWith(wrapper);
    wrapper.append(node);
  });
}
