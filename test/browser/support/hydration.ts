import type { Locator, Page } from '@playwright/test';
import { disableLongTimers, hold, hydrate } from '../../support/loading';

/** Every script that a document requests. */
export const scripts = '**/assets/*.js*';

/** Opens a URL and hydrates the page. */
export async function openHydrated(page: Page, url = '/'): Promise<void> {
  await page.goto(url);
  await hydrate(page);
}

/** Opens a URL without its scripts; they load once the returned function is called, however late. */
export async function openWithoutScripts(page: Page, url = '/'): Promise<() => void> {
  await page.addInitScript(disableLongTimers);
  const release = await hold(page, scripts);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  return release;
}

/** Scrolls to an element, and waits until the page is hydrated. */
export async function whenHydrated(locator: Locator): Promise<void> {
  // Playwright's `scrollIntoViewIfNeeded` would scroll smoothly, for up to two seconds.
  await locator.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await hydrate(locator.page());
}
