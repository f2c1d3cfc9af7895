/**
 * Which question a key moves focus to.
 *
 * In: the key's name (KeyboardEvent.key), the focused question's index (-1 when focus is not on
 * a question) and the number of questions. Out: an index, or undefined when the key is not ours.
 * Arrows stop at the ends, as the specification's accordion does not wrap.
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/accordion/ (optional keys).
 */
export function nextFocus(key: string, current: number, count: number): number | undefined {
  if (current < 0 || count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return Math.min(current + 1, count - 1);
    case 'ArrowUp':
      return Math.max(current - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
