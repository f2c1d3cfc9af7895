import { act } from '@testing-library/react';

/** Puts focus on an element, as a visitor's Tab key does in the end. */
export function focus(element: HTMLElement) {
  act(() => element.focus());
}
