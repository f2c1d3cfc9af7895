/** Runs in the page: whether nothing covers a line of an element, at two corners and along its middle. */
export function isUncovered(element: Element): boolean {
  return [...element.getClientRects()].every(({ left, right, top, bottom }) => {
    const middle = (top + bottom) / 2;
    const points = [
      [left + 4, top + 4],
      ...[left + 3, (left + right) / 2, right - 3].map((x) => [x, middle] as const),
      [right - 4, bottom - 4],
    ] as const;
    return points.every((point) => element.contains(document.elementFromPoint(...point)));
  });
}
