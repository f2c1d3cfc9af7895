import { launchBrowserServer } from '../support/chromium';
import { startSite } from '../browser/support/browser/startSite';

declare global {
  var stopBrowserAndSite: () => Promise<void>;
}

/** Starts one browser and one site for all test files: either takes longer than most tests. */
export default async function startBrowserAndSite(): Promise<void> {
  const [browser, site] = await Promise.all([launchBrowserServer(), startSite()]);
  process.env.BROWSER_UNDER_TEST = browser.wsEndpoint();
  process.env.SITE_UNDER_TEST = site.url;
  globalThis.stopBrowserAndSite = async () => {
    await browser.close();
    await site.stop();
  };
}
