import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { stylesPending } from '../../../../src/hydration/foucGuard';
import { fontName } from '../../../../src/theme/tokens';
import { eventually } from '../../../supabase/function/eventually';
import { connectToBrowser } from './chromium';
import { hasTestFailed, keepEvidence, startVisit } from './evidence';
import type { Visit } from './evidence';
import { site } from './site';

/** Every script that a document requests. */
export const scripts = '**/assets/*.js';

/**
 * The browser that all files share. After each test its pages are closed, and the test fails if a
 * page said anything unexpected at level warning or error, or threw. Of a test that has failed,
 * what its pages showed and said is kept.
 */
export function useBrowser() {
  let browser: Browser;
  let visits: Visit[] = [];
  let expected: RegExp[] = [];

  beforeAll(async () => {
    browser = await connectToBrowser();
  });

  afterAll(() => browser.close());

  afterEach(async () => {
    const complaints = visits.flatMap(({ complaints }) => complaints);
    const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)));
    const hasFailed = hasTestFailed() || unexpected.length > 0;
    const evidence = hasFailed ? await keepEvidence(visits) : undefined;
    await Promise.all(browser.contexts().map((context) => context.close()));
    visits = [];
    expected = [];
    if (!evidence) return;
    const said = unexpected.map((text) => `Unexpected in the console: ${text}\n`).join('');
    throw new Error(`${said}What the pages showed and said is kept in ${evidence}`);
  });

  /** A blank page in a context of its own; its console is watched. Paths are the built site's. */
  async function newPage(options?: BrowserContextOptions) {
    const context = await browser.newContext({ locale: 'fr-FR', baseURL: site.url, ...options });
    const visit = await startVisit(context);
    visits.push(visit);
    return visit.page;
  }

  /** The same at an address, all of it shown. */
  async function open(address = '/', options?: BrowserContextOptions) {
    const page = await newPage(options);
    await page.goto(address);
    await whenAllShown(page);
    return page;
  }

  /** The same with every island hydrated. */
  async function openHydrated(address?: string, options?: BrowserContextOptions) {
    const page = await open(address, options);
    await hydrateEveryIsland(page);
    return page;
  }

  /** The same with no script loaded, however late `release` is called. */
  async function openEarly(address = '/', options?: BrowserContextOptions) {
    const page = await newPage(options);
    await page.addInitScript(stopTheClocks);
    const release = await hold(page, scripts);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await whenAllShown(page);
    return { page, release };
  }

  /** Announces console errors or warnings that the test provokes on purpose. */
  function expectConsole(pattern: RegExp) {
    expected.push(pattern);
  }

  return { newPage, open, openHydrated, openEarly, expectConsole };
}

/**
 * For a page that is to stay as it is: the toast leaves by a timer, scripts that are late are given
 * up by another, and the call by a signal. Shorter waits go on.
 */
export function stopTheClocks() {
  const setTimer = window.setTimeout.bind(window);
  const isShort = (delay = 0) => delay < 2_000;
  const patient = (run: () => void, delay?: number) => (isShort(delay) ? setTimer(run, delay) : 0);
  Object.assign(window, { setTimeout: patient });
  AbortSignal.timeout = () => new AbortController().signal;
}

/** Holds back the files with such addresses; the returned function lets them through. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Edits the document at a URL on its way to the browser. */
export async function editDocument(page: Page, url: string, edit: (html: string) => string) {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: edit(await response.text()) });
  });
}

/** Scrolls to an element and interacts with it until its island, or the one inside it, is hydrated. */
export async function whenHydrated(locator: Locator): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  await expectEventually(() =>
    locator.evaluate((element) => {
      const island = element.closest('[data-island]') ?? element.querySelector('[data-island]');
      island?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      return Boolean(island?.hasAttribute('data-scripted'));
    }),
  );
}

/** Waits until the top of an element is in the window. */
export async function whenInView(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const top = document.querySelector(wanted)?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < window.innerHeight;
  }, selector);
}

/** What follows the first section is shown after the first paint, part by part. */
export async function whenAllShown(page: Page): Promise<void> {
  await page.locator(`:root:not([${stylesPending}])`).waitFor();
}

/** The page's own font loads after the first paint. */
export async function whenPageFontShows(page: Page): Promise<void> {
  await page.waitForFunction(
    (name) =>
      [...document.fonts].some(
        ({ family, status }) => family.includes(name) && status === 'loaded',
      ),
    fontName,
  );
}

/** Interacts with every island at once, until each of them is hydrated. */
export async function hydrateEveryIsland(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-island]')]
      .map((island) => {
        island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        return island.hasAttribute('data-scripted');
      })
      .every((isHydrated) => isHydrated),
  );
}

/** Repeats a check for at most ten seconds. */
export function expectEventually(check: () => Promise<boolean>): Promise<void> {
  return eventually(async () => {
    if (!(await check())) throw new Error(`Not in time: ${check.toString()}`);
  }, 10_000);
}
