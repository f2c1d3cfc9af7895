import { loadFont } from './deferredFont';
import { pendingParts, revealed, stylesPending } from './foucGuard';
import { FALLBACK_TIMEOUT_MS } from './isNoJsFallback';

const root = document.documentElement;

interface DeferredStyles {
  /** Requests the stylesheet, and again after it has failed. */
  load: () => void;
  /** Resolves when the whole page is shown, styled or not. */
  shown: Promise<void>;
}

/**
 * Hides what the document has no styles for until the stylesheet and the font are there, since text
 * would be laid out twice, for at most FALLBACK_TIMEOUT_MS. A visit that starts at the top
 * requests them after the first paint, and gets one part after the other.
 */
export function deferStyles(href: string, fontUrl: string): DeferredStyles {
  let onShown: () => void = () => undefined;
  const shown = new Promise<void>((resolve) => (onShown = resolve));
  let isRequested = false;
  let font: Promise<void> | undefined;

  function showWhole() {
    if (root.hasAttribute(stylesPending)) {
      root.removeAttribute(stylesPending);
      // A link that was followed meanwhile names what could not be scrolled to.
      document.querySelector(':target')?.scrollIntoView();
    }
    onShown();
  }

  /** Each part in a task of its own: laid out together they block for longer. */
  function showNext() {
    const part = document.querySelector(pendingParts);
    if (!part) {
      showWhole();
      return;
    }
    part.setAttribute(revealed, '');
    requestAnimationFrame(() => setTimeout(showNext));
  }

  function load() {
    if (isRequested) return;
    isRequested = true;
    font ??= loadFont(fontUrl);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.setAttribute('blocking', 'render');
    link.onload = () => {
      // A proxy's page loads as well, but has no rules.
      isRequested = Boolean(link.sheet?.cssRules.length);
      if (startsAtTop) void font?.then(showNext);
      else showWhole();
    };
    link.onerror = () => {
      isRequested = false;
      showWhole();
    };
    document.head.append(link);
    setTimeout(() => {
      // Unstyled text can at least be read.
      link.removeAttribute('blocking');
      showWhole();
    }, FALLBACK_TIMEOUT_MS);
  }

  const { startsAtTop, isPaintHeld } = startOfVisit();
  if (!isPaintHeld) root.setAttribute(stylesPending, '');
  if (startsAtTop) afterFirstPaint(load);
  else load();
  return { load, shown };
}

/**
 * A visit starts elsewhere with a fragment or a search, or on coming back: the first paint is then
 * held for the styles, where the browser can, or it would not restore the scroll position. Not for a
 * text directive (which `location` hides): it would be searched for in the unstyled page.
 */
function startOfVisit() {
  const [navigation] = performance.getEntriesByType('navigation');
  const url = navigation?.name ?? location.href;
  const isComingBack = navigation && 'type' in navigation && navigation.type !== 'navigate';
  const startsAtTop = !isComingBack && !/#|[?&]q=/.test(url);
  const canHold = 'blocking' in HTMLLinkElement.prototype && !url.includes(':~:');
  return { startsAtTop, isPaintHeld: !startsAtTop && canHold };
}

/** A frame's callbacks run before it is painted; a tab in the background has no frames. */
function afterFirstPaint(load: () => void) {
  document.addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() => setTimeout(load));
    setTimeout(load, 500);
  });
}
