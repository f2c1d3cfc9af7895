import { useState } from 'react';

/**
 * The element that stood in the document before the first render: the visitor may use it until React
 * has rendered. React keeps it, unless browser translation or an extension has changed the page.
 */
export function usePrerendered<E extends Element>(find: () => E | null): E | null {
  const [element] = useState(() => (typeof document === 'undefined' ? null : find()));
  return element;
}
