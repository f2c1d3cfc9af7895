import type { BrowserServer } from 'playwright-core';
import { launchBrowserServer } from '../browser/support/browser/chromium';
import { startSite } from '../browser/support/browser/site';
import type { Site } from '../browser/support/browser/site';

declare global {
  var browserAndSite: { browser: BrowserServer; site: Site } | undefined;
}

/** One browser and one site for all files of the project: each costs more than most tests. */
export default async function startBrowserAndSite(): Promise<void> {
  const [browser, site] = await Promise.all([launchBrowserServer(), startSite()]);
  globalThis.browserAndSite = { browser, site };
  process.env.BROWSER_UNDER_TEST = browser.wsEndpoint();
  process.env.SITE_UNDER_TEST = site.url;
}
