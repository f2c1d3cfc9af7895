import type { Page } from 'playwright-core';

// The API reports no shorter ones: what it does not report took this long at most.
const THRESHOLD_MILLISECONDS = 16;
const SETTLED_MILLISECONDS = 150;

declare global {
  interface Window {
    interactions: { id: number; duration: number }[];
  }
}

/** Makes every document of a page note the delays of what its visitor does. */
export async function observeInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    window.interactions = [];
    const options = { type: 'event', durationThreshold, buffered: true };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('interactionId' in entry) || !entry.interactionId) continue;
        window.interactions.push({ id: Number(entry.interactionId), duration: entry.duration });
      }
    }).observe(options);
  }, THRESHOLD_MILLISECONDS);
}

/**
 * Milliseconds from an input to the frame that answers it: the longest event of the longest
 * interaction that `act` causes.
 */
export async function delayOf(page: Page, act: () => Promise<void>): Promise<number> {
  // As between two acts of a person: what the last one caused is over.
  await page.waitForTimeout(SETTLED_MILLISECONDS);
  const before = await page.evaluate(() => window.interactions.length);
  await act();
  await page.waitForTimeout(SETTLED_MILLISECONDS);
  const after = await page.evaluate(
    (count) =>
      new Promise<number[]>((resolve) => {
        // An event is reported after the frame that answers it.
        requestAnimationFrame(() =>
          setTimeout(() =>
            resolve(window.interactions.slice(count).map(({ duration }) => duration)),
          ),
        );
      }),
    before,
  );
  return Math.max(THRESHOLD_MILLISECONDS, ...after);
}
