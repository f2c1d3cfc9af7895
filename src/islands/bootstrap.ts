import {
  FALLBACK_TIMEOUT_MS,
  fallBackToNoJs,
  markHydrated,
  queueEarlyClicks,
  replayClicks,
} from './clickQueue';
import type { HydrateIsland } from './hydrateIsland';
import { onHydrationTrigger } from './hydrationTrigger';

/** Doubled after each failure: a pointer that moves would otherwise request a missing script without end. */
const FIRST_PAUSE_MS = 1_000;

/** Makes the prerendered page interactive on demand, with the script of every island at `src`. */
export function bootstrap(src: string) {
  const requested = new WeakSet<Element>();
  const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  let code: Promise<HydrateIsland> | undefined;
  let pause = FIRST_PAUSE_MS;
  let pausedUntil = 0;

  async function load(island: Element, isClick: boolean) {
    if (requested.has(island) || (!isClick && Date.now() < pausedUntil)) return;
    requested.add(island);
    // Twice as long as after a click: nobody may be waiting yet.
    const fallbackTimer = setTimeout(fallBackToNoJs, 2 * FALLBACK_TIMEOUT_MS);
    try {
      code ??= loadCode(src).catch(pauseAfter);
      const [hydrateIsland] = await Promise.all([code, parsed]);
      // Deferred: the island first takes over what was typed or chosen in it.
      hydrateIsland(island, () => {
        setTimeout(() => {
          markHydrated(island);
          replayClicks(island);
        });
      });
    } catch {
      // A later interaction tries again. The browser itself logs what went wrong.
      requested.delete(island);
      fallBackToNoJs();
    }
    clearTimeout(fallbackTimer);
  }

  function pauseAfter(failure: unknown): never {
    code = undefined;
    pausedUntil = Date.now() + pause;
    pause *= 2;
    throw failure;
  }

  // Before queueEarlyClicks, which stops the clicks that it queues: they must still load the code.
  onHydrationTrigger((island, isClick) => void load(island, isClick));
  queueEarlyClicks();
}

/** Rejects when the script fails to load, throws, or is not JavaScript. */
async function loadCode(src: string): Promise<HydrateIsland> {
  const script = Object.assign(document.createElement('script'), { src });
  document.head.append(script);
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
  });
  if (!window.hydrateIsland) throw new Error(src);
  return window.hydrateIsland;
}
