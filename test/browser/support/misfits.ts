import type { Page } from '@playwright/test';

/**
 * What a sighted reader cannot read: texts that are cut off or outside the window, and those that
 * another text of the header or of the hero's drawing covers. Says, too, if the page is too wide,
 * and which elements reach out of the window.
 *
 * @example ['The page is 352 px wide.', 'Beyond the right edge: <img> Logo', 'Cut off: Anticonstitutionnellement', 'Covered: Deux']
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const pageBox = { left: 0, right: clientWidth, bottom: Infinity };

    /** The boxes outside of which nothing of an element is painted. */
    function cuttingBoxes(element: Element | null): DOMRect[] {
      if (!element) return [];
      const { overflow, clipPath } = getComputedStyle(element);
      const boxes = cuttingBoxes(element.parentElement);
      if (/hidden|clip/.test(overflow)) boxes.push(element.getBoundingClientRect());
      if (clipPath !== 'none') boxes.push(new DOMRect());
      return boxes;
    }

    function shownTexts() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts = [];
      while (walker.nextNode()) {
        const { data, parentElement: parent } = walker.currentNode as Text;
        if (!data.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
        const cuts = cuttingBoxes(parent);
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        // A box of one pixel holds words for screen readers alone.
        if (cuts.every(({ width }) => width > 1)) texts.push({ data, parent, range, cuts });
      }
      return texts;
    }

    type ShownText = ReturnType<typeof shownTexts>[number];
    /** The header's names give way whole, and their link's label says them. */
    const gaveWay = ({ data, parent, range, cuts }: ShownText) =>
      parent.closest('a[aria-label]')?.ariaLabel?.includes(data.trim()) &&
      cuts.some((box) => range.getBoundingClientRect().top >= box.bottom);
    const isCut = ({ data, parent, range, cuts }: ShownText) =>
      !parent.closest('[aria-hidden=true]') &&
      !gaveWay({ data, parent, range, cuts }) &&
      [...range.getClientRects()].some(({ left, right, bottom, height }) =>
        [pageBox, ...cuts].some(
          (box) => left < box.left - 1 || right > box.right + 1 || bottom > box.bottom + height / 2,
        ),
      );

    const isBeyond = (element: Element) =>
      [element.getBoundingClientRect(), ...cuttingBoxes(element.parentElement)].every(
        ({ right, width }) => width > 0 && right > clientWidth + 1,
      );
    /** The innermost elements that reach out of the window at its right. */
    function findBeyond() {
      const beyond = [...document.body.querySelectorAll('*')].filter(isBeyond);
      return beyond.filter((outer) => !beyond.some((it) => it !== outer && outer.contains(it)));
    }
    function nameOf(element: Element) {
      const words =
        element.textContent.trim() || (element.ariaLabel ?? element.getAttribute('alt'));
      return `<${element.localName}> ${words?.replace(/\s+/g, ' ').slice(0, 40) ?? ''}`;
    }

    const partOf = ({ parent }: ShownText) => parent.closest('header, figure');
    /** The letters' box in each line: a font may have more room above and below them than a line has. */
    function linesOf({ parent, range }: ShownText) {
      const size = parseFloat(getComputedStyle(parent).fontSize);
      return [...range.getClientRects()].map(
        ({ x, y, width, height }) => new DOMRect(x, y + (height - size) / 2, width, size),
      );
    }

    function intersect(boxes: DOMRect[]) {
      const inner = (side: 'right' | 'bottom') => Math.min(...boxes.map((box) => box[side]));
      const outer = (side: 'left' | 'top') => Math.max(...boxes.map((box) => box[side]));
      return inner('right') - outer('left') > 1 && inner('bottom') - outer('top') > 1;
    }

    const overlap = (one: ShownText, other: ShownText) =>
      linesOf(one).some((line) =>
        linesOf(other).some((its) => intersect([line, its, ...one.cuts, ...other.cuts])),
      );

    const texts = shownTexts();
    const isCovered = (one: ShownText, _rank: number, all: ShownText[]) =>
      all.some((it) => it !== one && partOf(it) === partOf(one) && overlap(it, one));
    return [
      ...(scrollWidth > clientWidth
        ? [
            `The page is ${scrollWidth} px wide.`,
            ...findBeyond().map((it) => `Beyond the right edge: ${nameOf(it)}`),
          ]
        : []),
      ...texts.filter(isCut).map(({ data }) => `Cut off: ${data}`),
      ...texts
        .filter(partOf)
        .filter(isCovered)
        .map(({ data }) => `Covered: ${data}`),
    ];
  });
}
