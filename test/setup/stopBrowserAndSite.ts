import './startBrowserAndSite';

export default async function stopBrowserAndSite(): Promise<void> {
  await globalThis.browserAndSite?.browser.close();
  await globalThis.browserAndSite?.site.stop();
}
