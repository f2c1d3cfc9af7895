import type { Locator } from '@playwright/test';

/** Moves an element into another one, as ad blockers and extensions do. */
export async function wrap(element: Locator) {
  await element.evaluate((node) => {
    const wrapper = document.createElement('span');
    node.replaceWith(wrapper);
    wrapper.append(node);
  });
}
