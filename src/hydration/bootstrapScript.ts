import { fallBackToNoJs, queueEarlyClicks, replayClicks } from './clickQueue';
import { deferStyles } from './deferredStyles';
import type { HydrateIsland } from './hydrateIsland';
import { onHydrationTrigger } from './hydrationTrigger';
import { FALLBACK_TIMEOUT_MS } from './isNoJsFallback';

interface DeferredFiles {
  /** URL of the script with React and the islands. */
  islands: string;
  /** URL of the styles that the document does not have. */
  stylesheet: string;
  /** URL of the page's font. */
  font: string;
}

/** Makes the prerendered page interactive on demand: the only script on load. */
export function bootstrap({ islands, stylesheet, font }: DeferredFiles) {
  const requested = new WeakSet<Element>();
  const parsed = new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', resolve, { once: true }),
  );
  const styles = deferStyles(stylesheet, font);
  let code: Promise<HydrateIsland> | undefined;

  async function load(island: HTMLElement) {
    if (requested.has(island)) return;
    requested.add(island);
    const timer = setTimeout(fallBackToNoJs, 2 * FALLBACK_TIMEOUT_MS);
    try {
      code ??= loadCode(islands);
      // Nothing that is hidden takes focus, which a search in the URL moves.
      const [hydrateIsland] = await Promise.all([code, parsed, styles.shown]);
      hydrateIsland(island, () => replayClicks(island));
    } catch {
      // The next interaction tries again. The browser itself logs what went wrong.
      requested.delete(island);
      code = undefined;
      fallBackToNoJs();
    }
    clearTimeout(timer);
  }

  // Before clicks are queued: each is a reason to load, again if it has failed.
  onHydrationTrigger((island) => void load(island));
  window.addEventListener('click', styles.load, { capture: true });
  queueEarlyClicks();
}

/** Rejects when the script fails, throws, or is a proxy's page. */
function loadCode(url: string): Promise<HydrateIsland> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => {
      if (window.hydrateIsland) resolve(window.hydrateIsland);
      else reject(new Error(`${url} is not the islands' script.`));
    };
    script.onerror = reject;
    document.head.append(script);
  });
}
