import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { hideUntilFound } from '../../islands/hideUntilFound';

/**
 * Hides an element, but lets find-in-page and text fragments reveal it, and calls `onFound` when
 * they do. Until hydration, `src/documentScript.ts` does the same for prerendered elements.
 */
export function useHiddenUntilFound(isHidden: boolean, onFound: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const found = useEffectEvent(onFound);

  useLayoutEffect(() => {
    if (!isHidden || !element.current) return;
    const wasFoundBeforeHydration = !element.current.hasAttribute('hidden');
    hideUntilFound(element.current);
    if (wasFoundBeforeHydration) found();
  }, [isHidden]);

  // A layout effect: the browser may find the element before useEffect would run.
  useLayoutEffect(() => {
    const watched = element.current;
    // The browser scrolls to the element right after this event: later changes would move it away.
    const report = () => flushSync(found);
    watched?.addEventListener('beforematch', report);
    return () => watched?.removeEventListener('beforematch', report);
  }, []);

  return element;
}
