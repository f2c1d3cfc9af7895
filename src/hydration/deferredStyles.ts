import { loadFont } from './deferredFont';
import { pendingParts, revealed, stylesPending } from './foucGuard';
import { FALLBACK_TIMEOUT_MS } from './scripting';

/**
 * Hides what the document has no styles for until the stylesheet and the font have loaded (a later
 * font would lay text out twice), for at most FALLBACK_TIMEOUT_MS after requesting them. A visit
 * that starts at the top requests them after the first paint and shows the page part by part. A
 * click requests them too, and again once the stylesheet has failed.
 *
 * @returns resolves when the whole page is shown, styled or not
 */
export function deferStyles(href: string, fontUrl: string): Promise<void> {
  const { startsAtTop, isPaintHeld } = readVisit();
  if (!isPaintHeld) document.documentElement.setAttribute(stylesPending, '');
  return new Promise<void>((resolve) => {
    let isRequested = false;
    function request() {
      if (isRequested) return;
      isRequested = true;
      const font = loadFont(fontUrl);
      const link = addStylesheet(href);
      link.onload = () => {
        // A proxy's error page loads too, but has no rules.
        isRequested = Boolean(link.sheet?.cssRules.length);
        if (startsAtTop) void font.then(() => showPartByPart(resolve));
        else resolve();
      };
      link.onerror = () => {
        isRequested = false;
        resolve();
      };
      setTimeout(resolve, FALLBACK_TIMEOUT_MS);
    }
    if (startsAtTop) afterFirstPaint(request);
    else request();
    window.addEventListener('click', request, { capture: true });
  }).then(() => {
    if (isPaintHeld) return;
    document.documentElement.removeAttribute(stylesPending);
    // A link followed meanwhile could not scroll to its target, which was hidden.
    document.querySelector(':target')?.scrollIntoView();
  });
}

function addStylesheet(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href, blocking: 'render' });
  document.head.append(link);
  // Unstyled text can at least be read.
  setTimeout(() => link.removeAttribute('blocking'), FALLBACK_TIMEOUT_MS);
  return link;
}

/** One part per task: laid out together, they block for longer. */
function showPartByPart(done: () => void) {
  const part = document.querySelector(pendingParts);
  part?.setAttribute(revealed, '');
  if (part) requestAnimationFrame(() => setTimeout(() => showPartByPart(done)));
  else done();
}

/**
 * With a fragment or a search, on reload, and on back or forward, a visit may not start at the top.
 * The first paint is then held for the styles where the browser supports it: with parts hidden, it
 * would not restore the scroll position. Not with a text directive (which `location` hides): the
 * browser would search the unstyled page for it.
 */
function readVisit() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { name: url, type } = navigation ?? { name: location.href, type: 'navigate' };
  const startsAtTop = type === 'navigate' && !url.includes('#');
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
