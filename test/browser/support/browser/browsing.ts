import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { pageFontFile } from '#src/build/webpack/folders.ts';
import { eventually } from '../../../support/eventually';
import { disableLongTimers, hold } from '../../../support/loading';
import { endVisit, evidenceFolder, startVisit, type Visit } from './evidence';
import { site } from './site';

/** Every script that a document requests. */
export const scripts = '**/assets/*.js';

/**
 * The browser that all files share. After each test, closes its pages, and fails the test if one of
 * them logged an unexpected warning or error, or threw. Keeps a failed test's screenshots.
 */
export function useBrowser() {
  const browser = Reflect.get(globalThis, 'browser') as Browser;
  let visits: Visit[] = [];
  let expected: RegExp[] = [];

  afterEach(async () => {
    const complaints = visits.flatMap(({ complaints }) => complaints);
    const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)));
    // Set by test/setup/chromiumEnvironment.ts.
    const hasTestFailed = Reflect.get(globalThis, 'hasTestFailed') === true;
    const folder = hasTestFailed || unexpected.length > 0 ? evidenceFolder() : undefined;
    await Promise.all(
      visits.map((visit, rank) => endVisit(visit, folder && `${folder}/page-${rank + 1}.png`)),
    );
    visits = [];
    expected = [];
    if (!folder) return;
    const logged = unexpected.map((text) => `Unexpected in the console: ${text}\n`).join('');
    throw new Error(`${logged}Screenshots of its pages: ${folder}`);
  });

  /** Opens a blank page in a context of its own. Its relative URLs are the built site's. */
  async function newPage(options?: BrowserContextOptions) {
    const context = await browser.newContext({ locale: 'fr-FR', baseURL: site.url, ...options });
    const visit = await startVisit(context);
    visits.push(visit);
    return visit.page;
  }

  async function open(url = '/', options?: BrowserContextOptions) {
    const page = await newPage(options);
    await page.goto(url);
    return page;
  }

  /** The same, with every island hydrated. */
  async function openHydrated(url?: string, options?: BrowserContextOptions) {
    const page = await open(url, options);
    await hydrateEveryIsland(page);
    return page;
  }

  /** Opens a URL without its scripts; they load once `release` is called, however late. */
  async function openWithoutScripts(url = '/', options?: BrowserContextOptions) {
    const page = await newPage(options);
    await page.addInitScript(disableLongTimers);
    const release = await hold(page, scripts);
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    return { page, release };
  }

  /** Opens other files than those of the built site, without scripts. */
  async function openFiles(files: { path: string; content: string }[]) {
    const page = await newPage({ javaScriptEnabled: false, reducedMotion: 'reduce' });
    for (const { path: url, content } of files) {
      const contentType = `${url.endsWith('.css') ? 'text/css' : 'text/html'}; charset=utf-8`;
      const at = url === '/index.html' ? '/' : url;
      await page.route(at, (route) => route.fulfill({ contentType, body: content }));
    }
    await page.route('**/*.woff2', (route) => route.fulfill({ path: pageFontFile }));
    await page.goto('/');
    return page;
  }

  /** Declares console errors or warnings that the test causes on purpose. */
  function expectConsole(pattern: RegExp) {
    expected.push(pattern);
  }

  return { newPage, open, openHydrated, openWithoutScripts, openFiles, expectConsole };
}

/** Scrolls to an element and hovers its island, or the one inside it, until that is hydrated. */
export async function whenHydrated(locator: Locator): Promise<void> {
  // Not `scrollIntoViewIfNeeded`, which scrolls smoothly, for up to two seconds.
  await locator.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expectEventually(() =>
    locator.evaluate((element) => {
      const island = element.closest('[data-island]') ?? element.querySelector('[data-island]');
      island?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      return Boolean(island?.hasAttribute('data-hydrated'));
    }),
  );
}

export function hasFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
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

/** Repeats a check for at most ten seconds. */
export function expectEventually(check: () => Promise<boolean>): Promise<void> {
  return eventually(async () => {
    if (!(await check())) throw new Error(`Timed out waiting for: ${check.toString()}`);
  }, 10_000);
}
