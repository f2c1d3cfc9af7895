import type { MouseEvent } from 'react';

/** Whether a click on a link is neither for another tab or window nor for a download. */
export function isUnmodifiedClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey;
}
