import { useEffectEvent, useLayoutEffect, useRef, type PropsWithChildren } from 'react';
import { createPath, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useHydrated } from '../components/hydration/useHydrated';

/** Where visitors have left a page of the site, by its entry in the history. */
const placesLeft = new Map<string, { top: number; link: string | null | undefined }>();

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
    const target = document.getElementById(hash.slice(1));
    // The browser places it. In development, it cannot find the fragment's target in the empty document.
    if (isHistory && (wasShown || (isFirst && !target))) return;
    const place = isHistory ? placesLeft.get(entry) : undefined;
    if (isHistory && (place ?? target)) keepBrowserFromScrolling();
    if (place) window.scrollTo({ top: place.top, behavior: 'instant' });
    else if (target) scrollTo(target, !wasShown);
    // After a reload, only the browser knows where the pages before it were left.
    else if (!isHistory) window.scrollTo({ top: 0, behavior: 'instant' });
    const link = [...document.links].find(
      (each) => each.getAttribute('href') === place?.link && !each.target,
    );
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

/** Keyboards and screen readers go on from here. */
function focus(element: HTMLElement | null) {
  // A title takes the focus only with the attribute.
  if (element?.tabIndex === -1) element.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: true });
}
