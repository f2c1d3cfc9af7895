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

/** Texts of a part of the page that another text of it covers. */
export function overlappingTexts(page: Page, part: string): Promise<string[]> {
  return page.locator(part).evaluate((root) => {
    /** What the boxes that cut the text leave of it. */
    function visibleBox(text: Text): DOMRect {
      const range = document.createRange();
      range.selectNodeContents(text);
      let { left, top, right, bottom } = range.getBoundingClientRect();
      for (let box = text.parentElement; box; box = box.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(box);
        if (clipPath !== 'none') return new DOMRect();
        if (overflowX === 'visible') continue;
        const edges = box.getBoundingClientRect();
        [left, top] = [Math.max(left, edges.left), Math.max(top, edges.top)];
        [right, bottom] = [Math.min(right, edges.right), Math.min(bottom, edges.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: { data: string; box: DOMRect }[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const box = visibleBox(text);
      if (text.data.trim() && box.width > 0 && box.height > 0) texts.push({ data: text.data, box });
    }
    const cover = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    return texts
      .filter(({ box }) => texts.some((other) => other.box !== box && cover(box, other.box)))
      .map(({ data }) => data);
  });
}

/** How much wider than the window the page is, in CSS pixels. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
