import type { Page } from '@playwright/test';
import { FONT_NAME } from '#src/theme/tokens.ts';

/** Holds requests whose URL matches; the returned function releases them. */
export async function hold(page: Page, urls: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(urls, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/**
 * Edits the document at a URL on its way to the browser.
 *
 * @throws, while the page loads, when the edit changes nothing: the test would show less than it says
 */
export async function editDocument(page: Page, url: string, edit: (html: string) => string) {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = edit(html);
    if (body === html) throw new Error(`The edit finds nothing to change in ${url}.`);
    await route.fulfill({ response, body });
  });
}

/** Waits until the whole page has its own font, the last section too. */
export async function whenPageFontShows(page: Page): Promise<void> {
  await page.waitForFunction((name) => {
    const isLoaded = [...document.fonts].some(
      // Not « … as Arial », the fallback's, which is loaded from the start.
      ({ family, status }) => family.replaceAll('"', '') === name && status === 'loaded',
    );
    const last = [...document.querySelectorAll('section')].at(-1) ?? document.body;
    return isLoaded && getComputedStyle(last).fontFamily.startsWith(`"${name}",`);
  }, FONT_NAME);
}

/**
 * Runs in the page, which then stays as it is: toasts do not close, and the call's time limit does not
 * come into effect. Timers under two seconds still run.
 */
export function disableLongTimers() {
  const setTimer = window.setTimeout.bind(window);
  const isShort = (delay = 0) => delay < 2_000;
  const patient = (run: () => void, delay?: number) => (isShort(delay) ? setTimer(run, delay) : 0);
  Object.assign(window, { setTimeout: patient });
}

/** Gives the page signs of a visitor until it is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await page.waitForFunction(isHydratedBySign);
}

/** Runs in the page, and gives it a sign of a visitor. True once the page, all its parts too, is hydrated. */
export function isHydratedBySign(): boolean {
  document.body.dispatchEvent(new Event('scroll', { bubbles: true }));
  // The last part that changes once it is hydrated.
  const icon = document.querySelector('#faq h3 svg');
  if (icon) return getComputedStyle(icon).visibility === 'visible';
  // Without questions, nothing shows it.
  const isWaiting = ({ memoizedState, child, sibling }: Fiber): boolean =>
    Boolean(memoizedState?.isDehydrated ?? memoizedState?.dehydrated) ||
    [child, sibling].some((fiber) => fiber && isWaiting(fiber));
  const root: object = document.getElementById('root') ?? {};
  const [, container] =
    Object.entries(root).find(([key]) => key.startsWith('__reactContainer')) ?? [];
  const { current } = (container as Fiber | undefined)?.stateNode ?? {};
  return current !== undefined && !isWaiting(current);
}

/** What React keeps of a part that it has committed. An element may have one before. */
interface Fiber {
  stateNode: { current?: Fiber };
  /** Of the root; of a part that hydrates alone. */
  memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}
