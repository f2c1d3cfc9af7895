import type { Page } from 'playwright-core';

/** Texts that a sighted reader cannot read to their end: cut off, or outside the window. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    function textsToRead(): Text[] {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts.filter(
        ({ parentElement: parent, data }) =>
          parent?.checkVisibility({ visibilityProperty: true }) &&
          !parent.closest('[aria-hidden=true], script, style') &&
          data.trim(),
      );
    }

    function cuttingBoxes(element: Element | null): DOMRect[] {
      if (!element) return [];
      const { overflowX, overflowY } = getComputedStyle(element);
      const cuts = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
      const outer = cuttingBoxes(element.parentElement);
      return cuts ? [element.getBoundingClientRect(), ...outer] : outer;
    }

    function isClipped(text: Node): boolean {
      const boxes = cuttingBoxes(text.parentElement);
      // A box of one pixel holds words for screen readers alone.
      if (boxes.some(({ width }) => width <= 1)) return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      const page = { left: 0, right: document.documentElement.clientWidth, bottom: Infinity };
      return [...range.getClientRects()].some(({ left, right, bottom, height }) =>
        [page, ...boxes].some(
          (box) => left < box.left - 1 || right > box.right + 1 || bottom > box.bottom + height / 2,
        ),
      );
    }

    const clipped = textsToRead().filter(isClipped);
    return clipped.map(({ data }) => data);
  });
}

/** How much wider than the window the page is, in CSS pixels. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
