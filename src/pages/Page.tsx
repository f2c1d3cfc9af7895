import { useEffectEvent, useLayoutEffect, useRef, type PropsWithChildren } from 'react';
import { createPath, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useHydrated } from '../components/hydration/useHydrated';
import { choosePlace, type PlaceLeft } from './choosePlace';

/** Where visitors have left a page of the site, by its entry in the history. */
const placesLeft = new Map<string, PlaceLeft>();

/**
 * A page that a link leads to begins at its top, or at what the fragment names, with the focus on
 * that title. One that the visitor returns to is where it was left, with the focus on the link. The
 * browser itself does this for a document that it loads, and for a fragment of the same page.
 */
export function Page({ children }: PropsWithChildren) {
  const location = useLocation();
  const { hash, key } = location;
  // The URL too: the first entry and all that the browser adds for fragments have the same key.
  const entry = key + createPath(location);
  const isHistory = useNavigationType() === NavigationType.Pop;
  const isPrerendered = !useHydrated();
  const isShown = useRef(isPrerendered);

  const enter = useEffectEvent(() => {
    const wasShown = isShown.current;
    isShown.current = true;
    const isFirst = placesLeft.size === 0;
    const placeLeft = placesLeft.get(entry);
    const target = document.getElementById(hash.slice(1));
    const place = choosePlace({ isHistory, wasShown, isFirst, placeLeft, target });
    switch (place.kind) {
      case 'browser':
        return;
      case 'browserScrolls':
        break;
      case 'placeLeft':
        keepBrowserFromScrolling();
        window.scrollTo({ top: place.top, behavior: 'instant' });
        break;
      case 'target':
        if (isHistory) keepBrowserFromScrolling();
        scrollTo(place.target, !wasShown);
        break;
      case 'top':
        window.scrollTo({ top: 0, behavior: 'instant' });
        break;
    }
    const link = place.kind === 'placeLeft' ? findLink(place.link) : undefined;
    focus(link ?? (target ?? document).querySelector<HTMLElement>('h1, h2'));
  });

  const leave = useEffectEvent(() => {
    const link = document.activeElement?.getAttribute('href');
    placesLeft.set(entry, { top: window.scrollY, link });
  });

  useLayoutEffect(() => enter(), [key]);
  useLayoutEffect(() => () => leave(), []);

  return children;
}

/**
 * React renders a page to which the visitor goes back during the browser's `popstate` event. After
 * that event, the browser would scroll to the fragment of the page's URL.
 */
function keepBrowserFromScrolling() {
  window.history.scrollRestoration = 'manual';
  requestAnimationFrame(() => {
    // For a reload, and for fragments of the same page.
    window.history.scrollRestoration = 'auto';
  });
}

function scrollTo(target: HTMLElement, isNew: boolean) {
  if (isNew) target.scrollIntoView({ behavior: 'instant' });
  // Once the page has done what the fragment causes, as browsers do: a question opens for it.
  else requestAnimationFrame(() => target.scrollIntoView());
}

/** Finds the link that led away from the page: one with a `target` opens another tab. */
function findLink(href: PlaceLeft['link']) {
  return [...document.links].find((link) => link.getAttribute('href') === href && !link.target);
}

/** Keyboards and screen readers go on from here. */
function focus(element: HTMLElement | null) {
  // A title takes the focus only with the attribute.
  if (element?.tabIndex === -1) element.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: true });
}
