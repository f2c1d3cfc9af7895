import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { stylesPending } from '../../../../src/hydration/foucGuard';
import { typeface } from '../../../../src/theme/tokens';
import { connectToBrowser } from './chromium';
import { hasTestFailed, keepEvidence, startVisit } from './evidence';
import type { Visit } from './evidence';

export interface Browsing {
  /** A page in a context of its own, all of it shown; its console is watched. */
  open(address: string, options?: BrowserContextOptions): Promise<Page>;
  newPage(options?: BrowserContextOptions): Promise<Page>;
  /** Announces console errors or warnings that the test provokes on purpose. */
  expectConsole(pattern: RegExp): void;
}

/**
 * The browser that all files share. After each test its pages are closed, and the test fails if a
 * page said anything unexpected at level warning or error, or threw. Of a test that has failed,
 * what its pages showed and said is kept.
 */
export function useBrowser(): Browsing {
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

  async function newPage(options?: BrowserContextOptions) {
    const context = await browser.newContext({ locale: 'fr-FR', ...options });
    const visit = await startVisit(context);
    visits.push(visit);
    return visit.page;
  }

  return {
    newPage,
    async open(address, options) {
      const page = await newPage(options);
      await page.goto(address);
      await whenAllShown(page);
      return page;
    },
    expectConsole: (pattern) => void expected.push(pattern),
  };
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

/**
 * Holds back the scripts with such addresses, however long, on the next page that is opened too;
 * the returned function lets them through.
 */
export async function holdScripts(page: Page, addresses: string): Promise<() => void> {
  await page.addInitScript(stopTheClocks);
  return hold(page, addresses);
}

/** The same while time goes on. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
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
export async function whenTypefaceShows(page: Page): Promise<void> {
  await page.waitForFunction(
    (name) =>
      [...document.fonts].some(
        ({ family, status }) => family.includes(name) && status === 'loaded',
      ),
    typeface,
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

export async function expectEventually(check: () => Promise<boolean>) {
  const deadline = Date.now() + 10_000;
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error(`Not in time: ${check.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
