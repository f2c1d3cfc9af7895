import type { Page } from 'playwright-core';

/** Texts that a sighted reader cannot read to their end: cut off, or outside the window. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOutside = (inner: DOMRect, outer: { left: number; right: number }) =>
      inner.left < outer.left - 1 || inner.right > outer.right + 1;

    function cuttingBoxes(element: Element | null): DOMRect[] {
      if (!element) return [];
      const { overflowX, overflowY } = getComputedStyle(element);
      const cuts = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
      const outer = cuttingBoxes(element.parentElement);
      return cuts ? [element.getBoundingClientRect(), ...outer] : outer;
    }

    /** A box of one pixel holds words for screen readers alone. */
    const isForEyes = (box: DOMRect) => box.width > 1;

    function isClipped(text: Node): boolean {
      const range = document.createRange();
      range.selectNodeContents(text);
      const page = { left: 0, right: document.documentElement.clientWidth };
      const boxes = cuttingBoxes(text.parentElement);
      if (!boxes.every(isForEyes)) return false;
      return [...range.getClientRects()].some(
        (line) =>
          isOutside(line, page) ||
          boxes.some((box) => isOutside(line, box) || line.bottom > box.bottom + line.height / 2),
      );
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const clipped: string[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const parent = currentNode.parentElement;
      const isMeantToBeRead =
        parent?.checkVisibility({ visibilityProperty: true }) &&
        !parent.closest('[aria-hidden=true], script, style');
      if (isMeantToBeRead && currentNode.textContent?.trim() && isClipped(currentNode)) {
        clipped.push(currentNode.textContent);
      }
    }
    return clipped;
  });
}

/** How much wider than the window the page is, in CSS pixels. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
