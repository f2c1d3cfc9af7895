import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { spawnPart } from '../../../supabase/local/machine/managed-process';
import { findFreePort } from '../../../supabase/local/machine/ports';
import { launchBrowser } from '../../browser/support/browser/chromium';
import { type Goal, atMost } from './goal';
import { type SiteCopy, WEBPACK } from './site-copy';
import { type Spread, spreadOf } from './statistics';

const UPDATES = 8;
// As between two saves of one person: the documents, made apart, are done by then.
const PAUSE_MILLISECONDS = 4_000;
const START_MILLISECONDS = 120_000;
const COMPONENT = 'src/sections/header/SkipLink.tsx';
const TEXT = '{navigation.skipToContent}';

export interface HotUpdates {
  /** From the start of the server to the page in the browser, with webpack's modules kept. */
  readonly start: number;
  /** The first one after the start, and those after it, all in milliseconds. */
  readonly first: number;
  readonly later: Spread;
}

/** From saving a component to its new text in a browser that did not reload. */
export async function measureHotUpdates(copy: SiteCopy): Promise<HotUpdates> {
  // The first start fills webpack's cache.
  await withDevelopmentPage(copy, () => Promise.resolve());
  return await withDevelopmentPage(copy, async (page, start) => {
    const updates: number[] = [];
    for (let round = 0; round <= UPDATES; round += 1) {
      await sleep(PAUSE_MILLISECONDS);
      updates.push(await update(page, copy, `bench-${round}.`));
    }
    const [first = 0, ...later] = updates;
    return { start, first, later: spreadOf(later) };
  });
}

export function judgeHotUpdates({ later }: HotUpdates): Goal[] {
  return [atMost(500, 'ms', 'from save to updated page, median', later.median)];
}

async function withDevelopmentPage<Result>(
  copy: SiteCopy,
  use: (page: Page, start: number) => Promise<Result>,
): Promise<Result> {
  const port = await findFreePort();
  const browser = await launchBrowser();
  const start = performance.now();
  const server = await spawnPart({
    name: 'the development server',
    file: process.execPath,
    args: [WEBPACK, 'serve'],
    cwd: copy.folder,
    env: { ...process.env, PAGE_PORT: String(port) },
    user: undefined,
    stopSignal: 'TERM',
    onLine: () => undefined,
  });
  try {
    const page = await browser.newPage();
    await openOnceUp(page, `http://localhost:${port}`);
    return await use(page, performance.now() - start);
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function openOnceUp(page: Page, url: string): Promise<void> {
  const deadline = Date.now() + START_MILLISECONDS;
  while (!(await answers(url))) {
    if (Date.now() > deadline) throw new Error('The development server did not answer in time.');
    await sleep(50);
  }
  await page.goto(url);
  await page.locator('h1').waitFor();
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function update(page: Page, copy: SiteCopy, marker: string): Promise<number> {
  // A reload would lose it, and would not be a hot update.
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  const start = performance.now();
  const restore = copy.edit(COMPONENT, TEXT, `${TEXT} ${marker}`);
  await page.locator(`html[data-same-document] :text("${marker}")`).waitFor({ state: 'attached' });
  const time = performance.now() - start;
  restore();
  await page.getByText(marker).waitFor({ state: 'detached' });
  return time;
}
