import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Hides an element, but lets find-in-page and text fragments reveal it, and calls `onFound` when
 * they do. React renders `hidden` as a boolean, without the value for this. Browsers without support
 * hide the element.
 * https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute
 */
export function useHiddenUntilFound(isHidden: boolean, onFound: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const found = useEffectEvent(onFound);

  useLayoutEffect(() => {
    if (isHidden) element.current?.setAttribute('hidden', 'until-found');
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
