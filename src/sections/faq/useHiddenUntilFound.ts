import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Hides an element so that the browser's page search and text fragments find it all the same, and
 * tells when they have. React knows `hidden` as on or off only: the component renders it so, and
 * the value is set here and at prerendering. Browsers that do not know the value just hide.
 * https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute
 */
export function useHiddenUntilFound(isHidden: boolean, onFound: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const found = useEffectEvent(onFound);

  useLayoutEffect(() => {
    if (!isHidden || !element.current) return;
    const wasFoundBeforeHydration = !element.current.hasAttribute('hidden');
    element.current.setAttribute('hidden', 'until-found');
    if (wasFoundBeforeHydration) found();
  }, [isHidden]);

  // Not in an effect that waits for the next paint: the browser may find something before it.
  useLayoutEffect(() => {
    const watched = element.current;
    const tell = () => found();
    watched?.addEventListener('beforematch', tell);
    return () => watched?.removeEventListener('beforematch', tell);
  }, []);

  return element;
}
