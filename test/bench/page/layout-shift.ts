import type { Browser, Page } from 'playwright-core';
import { hydrateEveryIsland } from '../../browser/support/browser/browsing';
import type { ChromiumChoice } from '../../browser/support/browser/chromium';
import { inEachChromium } from './each-chromium';
import { type Goal, atMost } from './goal';

const ROUNDS = 3;
// What Lighthouse calls slow 4G when it really throttles.
const SLOW_4G = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const SETTLED_MILLISECONDS = 1_000;

const WINDOWS = [360, 768, 1024, 1440].map((width) => ({
  name: `${width} px`,
  width,
  height: 900,
}));

/** The sum of all layout shifts, expected ones included, of the worst of some loads. */
interface WindowShift {
  readonly window: string;
  readonly onLoad: number;
  /** Once every section has been scrolled to and hydrated. */
  readonly toTheEnd: number;
}

export interface LayoutShift extends WindowShift {
  readonly browser: ChromiumChoice;
}

/** Loads a page over a connection that is really slow, and scrolls to each of its sections. */
export function measureLayoutShift(url: string): Promise<LayoutShift[]> {
  return inEachChromium(async (browser) => {
    const all: WindowShift[] = [];
    for (const size of WINDOWS) {
      const loads: WindowShift[] = [];
      for (let round = 0; round < ROUNDS; round += 1) loads.push(await load(browser, url, size));
      all.push({
        window: size.name,
        onLoad: Math.max(...loads.map(({ onLoad }) => onLoad)),
        toTheEnd: Math.max(...loads.map(({ toTheEnd }) => toTheEnd)),
      });
    }
    return all;
  });
}

export function judgeLayoutShift(shifts: readonly LayoutShift[]): Goal[] {
  return shifts.map(({ browser, window, toTheEnd }) =>
    atMost(0.005, '', `${browser}, layout shift over slow 4G to the end, ${window}`, toTheEnd),
  );
}

async function load(
  browser: Browser,
  url: string,
  { name, width, height }: (typeof WINDOWS)[number],
): Promise<WindowShift> {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'fr-FR' });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await page.addInitScript(sumLayoutShifts);
  await page.goto(url, { waitUntil: 'networkidle' });
  const onLoad = await settledShift(page);
  for (const section of await page.locator('main > *, footer').all()) {
    await section.scrollIntoViewIfNeeded();
  }
  await hydrateEveryIsland(page);
  const toTheEnd = await settledShift(page);
  await context.close();
  return { window: name, onLoad, toTheEnd };
}

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Runs in the page. */
function sumLayoutShifts() {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry) window.layoutShift += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function settledShift(page: Page): Promise<number> {
  await page.waitForTimeout(SETTLED_MILLISECONDS);
  return await page.evaluate(() => window.layoutShift);
}
