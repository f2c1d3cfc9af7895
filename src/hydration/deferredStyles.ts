import { loadFont } from './deferredFont';
import { pendingParts, revealed, stylesPending } from './foucGuard';
import { FALLBACK_TIMEOUT_MS } from './scripting';

const root = document.documentElement;

/**
 * Hides what the document has no styles for until the stylesheet and the font have loaded (with a later
 * font, its text would be laid out twice), but for FALLBACK_TIMEOUT_MS at most. On a visit that starts at
 * the top, loads them after the first paint and shows one part after the other. A click starts loading,
 * or tries again.
 *
 * @returns resolves when the whole page is shown, styled or not
 */
export function deferStyles(href: string, fontUrl: string): Promise<void> {
  const { startsAtTop, isPaintHeld } = readVisit();
  let isRequested = false;
  let showWhole: () => void = () => undefined;
  const shown = new Promise<void>((resolve) => (showWhole = resolve)).then(() => {
    if (isPaintHeld) return;
    root.removeAttribute(stylesPending);
    // The target of a link that was followed meanwhile was hidden.
    document.querySelector(':target')?.scrollIntoView();
  });

  /** Each part in a task of its own: laid out together they block for longer. */
  function showNext() {
    const part = document.querySelector(pendingParts);
    part?.setAttribute(revealed, '');
    if (part) requestAnimationFrame(() => setTimeout(showNext));
    else showWhole();
  }

  function load() {
    if (isRequested) return;
    isRequested = true;
    const font = loadFont(fontUrl);
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href, blocking: 'render' });
    link.onload = () => {
      // A proxy's error page loads too, but has no rules.
      isRequested = Boolean(link.sheet?.cssRules.length);
      if (startsAtTop) void font.then(showNext);
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

  if (!isPaintHeld) root.setAttribute(stylesPending, '');
  if (startsAtTop) afterFirstPaint(load);
  else load();
  window.addEventListener('click', load, { capture: true });
  return shown;
}

/**
 * A visit starts elsewhere with a fragment or a search, on reload and on coming back: the first paint is
 * then held for the styles, where the browser can, since it would not restore the scroll position. Not
 * with a text directive (which `location` hides): the browser would search the unstyled page for it.
 */
function readVisit() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { name: url, type } = navigation ?? { name: location.href, type: 'navigate' };
  const startsAtTop = type === 'navigate' && !/#|[?&]q=/.test(url);
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
