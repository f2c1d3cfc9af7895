import type { Page } from '@playwright/test';
import { disableLongTimers, editDocument, hold, hydrate, whenPageFontShows } from './loading';

const SLOW_SCRIPT = '/assets/slow.js';

/** Makes the document stop loading for a while, within the drawing beside the title. */
const stall = (html: string) =>
  html.replace(/<figure.*?<\/p>/s, `$&<script src="${SLOW_SCRIPT}"></script>`);

/** The sum of all layout shifts on a slow first visit: first the document loads, then the font. */
export async function shiftOnFirstVisit(
  page: Page,
  url: string,
  edit: (html: string) => string,
): Promise<number> {
  await page.addInitScript(sumLayoutShifts);
  await page.addInitScript(disableLongTimers);
  await editDocument(page, `${url}/`, (html) => stall(edit(html)));
  await page.route(url + SLOW_SCRIPT, (route) =>
    // React would find another element than it knows.
    route.fulfill({ contentType: 'text/javascript', body: 'document.currentScript.remove()' }),
  );
  const continueDocument = await hold(page, url + SLOW_SCRIPT);
  const releaseFont = await hold(page, '**/*.woff2?*');
  const requested = page.waitForRequest('**/*.woff2?*');
  const loaded = page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  continueDocument();
  await Promise.all([loaded, requested]);
  releaseFont();
  await whenPageFontShows(page);
  return readShift(page);
}

/** The same sum once the page is hydrated, too. */
export async function shiftOnceHydrated(page: Page): Promise<number> {
  await hydrate(page);
  return readShift(page);
}

const readShift = (page: Page) => page.evaluate(() => Reflect.get(window, 'layoutShift') as number);

/** Runs in the page. */
function sumLayoutShifts() {
  let sum = 0;
  Object.defineProperty(window, 'layoutShift', { get: () => sum });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}
