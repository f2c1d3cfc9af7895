import type { Browser } from 'playwright-core';
import type { ChromiumChoice } from '../../browser/support/browser/chromium';
import { inEachChromium } from './each-chromium';
import { type Goal, atMost } from './goal';

// The first drawing moves, and the code arrives; after that nobody does anything.
const MOVING_SECONDS = 8;
const STILL_SECONDS = 10;
/** What a blank page does for the browser's own sake. */
const BLANK_PAGE = 'data:text/html,<!doctype html><title>Blank</title><p>Blank</p>';

/** What the main thread does in so many seconds after the first paint, untouched. */
interface UntouchedWork {
  readonly page: 'ours' | 'blank';
  readonly movingPaints: number;
  readonly movingMilliseconds: number;
  readonly stillPaints: number;
  readonly stillMilliseconds: number;
}

export interface Stillness extends UntouchedWork {
  readonly browser: ChromiumChoice;
}

/** Traces a page and a blank one that nobody touches. */
export function measureStillness(url: string): Promise<Stillness[]> {
  return inEachChromium(async (browser): Promise<UntouchedWork[]> => [
    { page: 'ours', ...(await traceVisit(browser, url)) },
    { page: 'blank', ...(await traceVisit(browser, BLANK_PAGE)) },
  ]);
}

export function judgeStillness(all: readonly Stillness[]): Goal[] {
  return all
    .filter(({ page }) => page === 'ours')
    .flatMap(({ browser, stillPaints, stillMilliseconds }) => {
      const where = `${browser}, ${STILL_SECONDS} s without a touch`;
      const blank = all.find((other) => other.page === 'blank' && other.browser === browser);
      const own = stillMilliseconds - (blank?.stillMilliseconds ?? 0);
      return [
        atMost(0, '', `${where}: paints`, stillPaints),
        atMost(10, 'ms', `${where}: work beyond a blank page's`, Math.max(0, own)),
      ];
    });
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
}

async function traceVisit(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const categories = ['loading', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await browser.startTracing(page, { categories });
  await page.goto(url);
  await page.waitForTimeout((MOVING_SECONDS + STILL_SECONDS) * 1000);
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  await page.close();
  return readTrace(trace.traceEvents);
}

function readTrace(events: readonly TraceEvent[]) {
  const firstPaint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!firstPaint) throw new Error('The page painted nothing.');
  const within = (from: number, to: number) =>
    events.filter(({ pid, tid, ts }) => {
      const seconds = (ts - firstPaint.ts) / 1e6;
      return pid === firstPaint.pid && tid === firstPaint.tid && seconds >= from && seconds < to;
    });
  const moving = within(0, MOVING_SECONDS);
  const still = within(MOVING_SECONDS, MOVING_SECONDS + STILL_SECONDS);
  return {
    movingPaints: countPaints(moving),
    movingMilliseconds: workIn(moving),
    stillPaints: countPaints(still),
    stillMilliseconds: workIn(still),
  };
}

function countPaints(events: readonly TraceEvent[]): number {
  return events.filter(({ name }) => name === 'Paint').length;
}

function workIn(events: readonly TraceEvent[]): number {
  const tasks = events.filter(({ name }) => name === 'RunTask');
  return Math.round(tasks.reduce((sum, { dur = 0 }) => sum + dur / 1000, 0));
}
