/**
 * Returns the question that a key moves focus to. Arrow keys stop at the first and last question.
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/accordion/ (optional keys).
 *
 * @param key as in KeyboardEvent.key
 * @param current index of the focused question; -1 when focus is elsewhere
 * @param count how many questions there are
 * @returns the index of a question; undefined when the key does not move focus
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
