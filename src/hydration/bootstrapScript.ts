import { holdEarlyPresses, PATIENCE_MS } from './clickQueue';
import { lateStyles } from './deferredStyles';
import { loadTypeface } from './deferredFont';

/**
 * The only script inside the document. It holds presses that come too early, and asks for the
 * page's scripts, and the styles of what is not in the first window, once the first paint is on the
 * screen, so that they compete with nothing in it. One element per script makes one task per
 * script: evaluated together they block for longer.
 */
const { scripts = '', styles = '', manifest = '' } = document.currentScript?.dataset ?? {};
let missing = scripts.split(' ');
const last = missing.at(-1);
// Before presses are held: each is a reason to start, and to try again what has failed.
window.addEventListener('click', loadScripts, { capture: true });
const first = holdEarlyPresses();
const loadStyles = lateStyles(styles);

function giveUpUnlessStarted() {
  if (!first.hasStarted) first.giveUp();
}

/** In the document, the link would be followed before the first paint. */
function linkManifest() {
  if (document.head.querySelector('[rel=manifest]')) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = manifest;
  document.head.append(link);
}

function loadScripts() {
  void loadTypeface();
  loadStyles();
  linkManifest();
  for (const src of missing) {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    script.onerror = () => {
      missing.push(src);
      first.giveUp();
    };
    // It starts the page, unless it has thrown or is something else than a script.
    if (src === last) script.onload = giveUpUnlessStarted;
    document.head.append(script);
  }
  missing = [];
  setTimeout(giveUpUnlessStarted, 2 * PATIENCE_MS);
}

// Browsers that hide their timings, and tabs in the background, tell of no paint.
document.addEventListener('DOMContentLoaded', () => setTimeout(loadStyles, 500));
setTimeout(loadScripts, PATIENCE_MS);
try {
  // requestAnimationFrame would be too early: it runs before the frame it belongs to is painted.
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(loadScripts);
  }).observe({ type: 'paint', buffered: true });
} catch {
  // The clock above starts them.
}
