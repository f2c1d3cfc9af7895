import puppeteer, { type CDPSession, TargetType } from 'puppeteer-core';
import { launchOptions, unpackPinnedChromium } from '../support/chromium';
import { CPU_SLOWDOWN } from './slowdown';

/**
 * Calls `use` with an empty tab of a phone's browser, which has no cache and ends afterwards. Only
 * what `use` sends reaches the tab: with a `page`, Puppeteer, like Playwright and Lighthouse, would send
 * `Runtime.enable`, and React may then start more slowly than on a visitor's phone.
 */
export async function usePhone<T>(use: (tab: CDPSession) => Promise<T>): Promise<T> {
  unpackPinnedChromium();
  const { executablePath, args = [], env } = launchOptions;
  const browser = await puppeteer.launch({
    ...(executablePath === undefined ? { channel: 'chrome' as const } : { executablePath }),
    args,
    env: { ...process.env, ...env },
    waitForInitialPage: false,
  });
  try {
    const target = await browser.waitForTarget((each) => each.type() === TargetType.PAGE);
    const tab = await target.createCDPSession();
    await tab.send('Page.enable');
    await tab.send('Network.enable');
    await emulatePhone(tab);
    return await use(tab);
  } finally {
    await browser.close();
  }
}

/** The screen of a common phone; processor and connection as slow as Lighthouse's phone. */
async function emulatePhone(tab: CDPSession): Promise<void> {
  const screen = { width: 390, height: 844, deviceScaleFactor: 3, mobile: true };
  await tab.send('Emulation.setDeviceMetricsOverride', screen);
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  await tab.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  // https://github.com/GoogleChrome/lighthouse/blob/main/core/config/constants.js, `mobileSlow4G`
  const bytesPerSecond = (kilobits: number) => Math.floor((kilobits * 0.9 * 1024) / 8);
  await tab.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150 * 3.75,
    downloadThroughput: bytesPerSecond(1.6 * 1024),
    uploadThroughput: bytesPerSecond(750),
  });
}
