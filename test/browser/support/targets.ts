import type { Page } from 'playwright-core';

export interface Target {
  name: string;
  width: number;
  height: number;
}

/**
 * The visible controls, with the size of the area that responds to clicks. Links inside a sentence
 * are exempt (WCAG 2.5.8): the line's height limits them.
 */
export function targets(page: Page): Promise<Target[]> {
  return page.evaluate(() => {
    function isInSentence(element: Element) {
      const around = element.parentElement;
      const isInline = getComputedStyle(element).display === 'inline';
      return isInline && around?.textContent.trim() !== element.textContent.trim();
    }

    return [...document.querySelectorAll('a[href], button, input, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden=true]') && !isInSentence(element))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return { name: element.getAttribute('aria-label') ?? element.textContent, width, height };
      });
  });
}

export const narrower = (side: number) => (target: Target) =>
  target.width < side || target.height < side;
