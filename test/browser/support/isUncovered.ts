/** Runs in the page: whether nothing covers any line of an element, at two corners and in its middle. */
export function isUncovered(element: Element): boolean {
  return [...element.getClientRects()].every(({ left, right, top, bottom }) => {
    const points = [
      [left + 4, top + 4],
      [(left + right) / 2, (top + bottom) / 2],
      [right - 4, bottom - 4],
    ] as const;
    return points.every((point) => element.contains(document.elementFromPoint(...point)));
  });
}
