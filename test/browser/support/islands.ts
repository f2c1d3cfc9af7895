import type { Locator, Page } from '@playwright/test';
import { disableLongTimers, hold } from '../../support/loading';

/** Every script that a document requests. */
export const scripts = '**/assets/*.js';

/** Opens a URL and hydrates every island. */
export async function openHydrated(page: Page, url = '/'): Promise<void> {
  await page.goto(url);
  await hydrateEveryIsland(page);
}

/** Opens a URL without its scripts; they load once the returned function is called, however late. */
export async function openWithoutScripts(page: Page, url = '/'): Promise<() => void> {
  await page.addInitScript(disableLongTimers);
  const release = await hold(page, scripts);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  return release;
}

/** Hovers every island until all of them are hydrated. */
export async function hydrateEveryIsland(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-island]')]
      .map((island) => {
        island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        return island.hasAttribute('data-hydrated');
      })
      .every((isHydrated) => isHydrated),
  );
}

/** Scrolls to an element and hovers its island, or the one inside it, until that is hydrated. */
export async function whenHydrated(locator: Locator): Promise<void> {
  // Playwright's `scrollIntoViewIfNeeded` would scroll smoothly, for up to two seconds.
  await locator.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await locator.page().waitForFunction(
    (element) => {
      const island = element.closest('[data-island]') ?? element.querySelector('[data-island]');
      island?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      return island?.hasAttribute('data-hydrated');
    },
    await locator.elementHandle(),
  );
}
