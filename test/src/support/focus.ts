import { act } from '@testing-library/react';

/** Focuses an element, as the Tab key does. */
export function focus(element: HTMLElement) {
  act(() => element.focus());
}
