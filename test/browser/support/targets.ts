import type { Page } from 'playwright-core';

export interface Target {
  name: string;
  width: number;
  height: number;
}

/**
 * What can be pressed and is in sight, with the size of the place that answers. Links inside a
 * sentence are left out, as WCAG 2.5.8 does: the line's height is theirs.
 */
export function targets(page: Page): Promise<Target[]> {
  return page.evaluate(() => {
    function isInSentence(element: Element) {
      const around = element.parentElement;
      const isInline = getComputedStyle(element).display === 'inline';
      return isInline && around?.textContent.trim() !== element.textContent.trim();
    }

    /** A slider answers all along its rail; the field of its own lies inside the thumb. */
    const placeOf = (element: Element) =>
      element.matches('input[type=range]')
        ? (element.parentElement?.parentElement ?? element)
        : element;

    return [...document.querySelectorAll('a[href], button, input, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden=true]') && !isInSentence(element))
      .map((element) => {
        const { width, height } = placeOf(element).getBoundingClientRect();
        return { name: element.getAttribute('aria-label') ?? element.textContent, width, height };
      });
  });
}

export const narrower = (side: number) => (target: Target) =>
  target.width < side || target.height < side;
