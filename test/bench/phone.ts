import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { executablePath } from 'puppeteer-core';
import { findFreePort } from '#supabase/local/machine/ports.ts';
import { createProcessGroup, type RunningProcess } from '#supabase/local/machine/process-group.ts';
import { launchOptions, unpackPinnedChromium } from '../support/chromium';
import { devTools, type DevTools } from './devtools';
import { CPU_SLOWDOWN } from './slowdown';

/** Calls `use` with an empty tab of a phone's browser, which has no cache and ends afterwards. */
export async function usePhone<T>(use: (tab: DevTools) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(path.join(tmpdir(), 'bench-phone-'));
  const port = await findFreePort();
  try {
    const browser = await startChromium(port, profile);
    try {
      return await use(await openTab(port));
    } finally {
      await browser.stop();
    }
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Playwright could start it too, but would then send `Runtime.enable` to every tab. */
function startChromium(port: number, profile: string): Promise<RunningProcess> {
  unpackPinnedChromium();
  const { executablePath: file = executablePath('chrome'), args = [], env } = launchOptions;
  return createProcessGroup().start({
    name: 'Chromium',
    file,
    args: [
      ...args,
      '--headless',
      '--no-first-run',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
    ],
    cwd: profile,
    env: { ...process.env, ...env },
    stopSignal: 'TERM',
    readyLine: /^DevTools listening on /,
  });
}

async function openTab(port: number): Promise<DevTools> {
  const tab = await devTools({ port, local: true, target: await devTools.New({ port }) });
  await tab.send('Page.enable');
  await tab.send('Network.enable');
  await emulatePhone(tab);
  return tab;
}

/** The screen of a common phone; processor and connection as slow as Lighthouse's phone. */
async function emulatePhone(tab: DevTools): Promise<void> {
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
