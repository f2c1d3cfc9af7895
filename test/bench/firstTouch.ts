import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from 'puppeteer-core';
import { usePhone } from './phone';

/** What follows a visitor's first touch, in milliseconds. */
export interface FirstTouch {
  /** From the touch until the whole page responds. */
  readonly hydrated: number;
  readonly longestTask: number;
  /** The sum of what each task takes beyond 50 ms. */
  readonly blockingTasks: number;
}

interface Recording {
  /** 0 if not yet. */
  readonly touched: number;
  readonly hydrated: number;
  readonly tasks: readonly { readonly startTime: number; readonly duration: number }[];
}

const BUNDLE = /\/assets\/main\.[^/]*$/;
const IDLE_MILLISECONDS = 3_000;
/** What hydration causes, its effects and the next paint, ends in this time. */
const AFTERMATH_MILLISECONDS = 500;
const PATIENCE_MILLISECONDS = 60_000;

/**
 * Loads a page once on a phone, and swipes when nothing is left to load.
 *
 * @throws Error when the page does not hydrate, or does so before the swipe
 */
export function measureFirstTouch(url: string): Promise<FirstTouch> {
  return usePhone(async (tab) =>
    Promise.race([
      recordSwipe(tab, url).then(summarize),
      sleep(PATIENCE_MILLISECONDS, undefined, { ref: false }).then(() => {
        throw new Error(`${url} did not load and hydrate in ${PATIENCE_MILLISECONDS} ms.`);
      }),
    ]),
  );
}

async function recordSwipe(tab: CDPSession, url: string): Promise<Recording> {
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${record.toString()})()` });
  const prefetched = whenPrefetched(tab);
  await tab.send('Page.navigate', { url });
  await prefetched;
  await sleep(IDLE_MILLISECONDS);
  await swipeUp(tab);
  return readRecording(tab);
}

/** Resolves when the bundle has loaded, which the page requests last, after its `load` event. */
function whenPrefetched(tab: CDPSession): Promise<void> {
  const requests = new Set<string>();
  tab.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (BUNDLE.test(request.url)) requests.add(requestId);
  });
  return new Promise((resolve) => {
    tab.on('Network.loadingFinished', ({ requestId }) => {
      if (requests.has(requestId)) resolve();
    });
  });
}

type Point = Record<'x' | 'y', number>;

/** A swipe of 400 px in a third of a second. */
async function swipeUp(tab: CDPSession): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    tab.send('Input.dispatchTouchEvent', { type, touchPoints });
  const responses = [touch('touchStart', [{ x: 195, y: 700 }])];
  for (let y = 680; y >= 300; y -= 20) {
    await sleep(16);
    // Not awaited: the browser may respond late, and a finger does not wait for it.
    responses.push(touch('touchMove', [{ x: 195, y }]));
  }
  responses.push(touch('touchEnd', []));
  await Promise.all(responses);
}

/** Polls seldom: each time takes processor time from the page. */
async function readRecording(tab: CDPSession): Promise<Recording> {
  const expression = `performance.now() > recording.hydrated + ${2 * AFTERMATH_MILLISECONDS} && recording`;
  for (;;) {
    await sleep(1_000);
    const { result } = await tab.send('Runtime.evaluate', { expression, returnByValue: true });
    if (result.value) return result.value as Recording;
  }
}

function summarize({ touched, hydrated, tasks }: Recording): FirstTouch {
  if (touched === 0 || hydrated < touched) throw new Error('The page hydrated before the swipe.');
  const durations = tasks
    .filter(({ startTime }) => startTime >= touched)
    .filter(({ startTime }) => startTime <= hydrated + AFTERMATH_MILLISECONDS)
    .map(({ duration }) => duration);
  return {
    hydrated: Math.round(hydrated - touched),
    longestTask: Math.max(0, ...durations),
    blockingTasks: durations.reduce((sum, duration) => sum + duration - 50, 0),
  };
}

/** Runs in the page, before its own scripts. */
function record() {
  const tasks: Recording['tasks'][number][] = [];
  const recording = { touched: 0, hydrated: Infinity, tasks };
  Object.assign(window, { recording });

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });

  const noteTouch = ({ timeStamp }: Event) => (recording.touched = timeStamp);
  addEventListener('touchstart', noteTouch, { capture: true, passive: true, once: true });

  // All answers in the last section are open until it hydrates. It then closes those out of sight.
  new MutationObserver((_, observer) => {
    if (!document.querySelector('#faq [aria-expanded="false"]')) return;
    recording.hydrated = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-expanded'] });
}
