import { holdEarlyPresses } from './earlyPresses';
import { declareTypeface } from './lateTypeface';
import { layOutBeforeJumps } from './layOutBeforeJumps';

/**
 * The only script inside the document. It holds presses that come too early, and starts the
 * page's scripts once the first paint is on the screen, so that they compete with nothing in it.
 * One element per script makes one task per script: evaluated together they block for longer.
 */
const scripts = document.currentScript?.dataset.load?.split(' ') ?? [];

function loadScripts() {
  declareTypeface();
  for (const src of scripts) {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    document.head.append(script);
  }
}

holdEarlyPresses();
layOutBeforeJumps();
// requestAnimationFrame would be too early: it runs before the frame it belongs to is painted.
new PerformanceObserver((list, observer) => {
  if (list.getEntriesByName('first-contentful-paint').length === 0) return;
  observer.disconnect();
  setTimeout(loadScripts);
}).observe({ type: 'paint', buffered: true });
