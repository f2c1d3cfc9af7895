import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPreviewServer } from '../../../supabase/local/preview/server';
import { type ChromiumChoice, chromiumChoices } from '../../browser/support/browser/chromium';
import { type Goal, atMost } from './goal';
import { type PageFigures, runLighthouse, type Throttling } from './lighthouse';
import { percentile } from './statistics';

const ROUNDS = 5;
/** Lighthouse's own, and a slower one. */
const PHONE = 4;
const SLOW_PHONE = 6;
const NOWHERE = 'http://127.0.0.1:9';

/** The runs of one page in one browser, with the slow network computed or really there. */
export interface PageRuns {
  readonly page: 'ours' | '404' | 'limit';
  readonly browser: ChromiumChoice;
  readonly throttling: Throttling;
  readonly slowdown: number;
  readonly runs: PageFigures[];
}

/**
 * Lighthouse on the pages of a built site and on a hand-written page, in turn, so that a busy
 * machine is so for all of them: in the pinned Chromium, and in the one that CHROME_PATH names.
 */
export async function comparePages(dist: string): Promise<PageRuns[]> {
  const limit = copyOfLimit(dist);
  const ours = await startPreviewServer({ site: dist, port: 0, functionOrigin: NOWHERE });
  const other = await startPreviewServer({ site: limit, port: 0, functionOrigin: NOWHERE });
  const addresses = { ours: ours.url, '404': `${ours.url}/404.html`, limit: other.url };
  const series = chromiumChoices().flatMap((browser) => seriesIn(browser));
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { page, runs, ...options } of series) {
        runs.push(await runLighthouse(addresses[page], options));
      }
    }
    return series;
  } finally {
    await Promise.all([ours.stop(), other.stop()]);
    rmSync(limit, { recursive: true });
  }
}

function seriesIn(browser: ChromiumChoice): PageRuns[] {
  const series = (page: PageRuns['page'], throttling: Throttling, slowdown = PHONE): PageRuns => ({
    page,
    browser,
    throttling,
    slowdown,
    runs: [],
  });
  return [
    series('limit', 'simulate'),
    series('ours', 'simulate'),
    series('404', 'simulate'),
    series('limit', 'devtools'),
    series('ours', 'devtools'),
    series('limit', 'simulate', SLOW_PHONE),
    series('ours', 'simulate', SLOW_PHONE),
  ];
}

/** With the headers of the built site, without its policy, which forbids styles it does not know. */
function copyOfLimit(dist: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-limit-'));
  cpSync(path.join(__dirname, 'baseline'), folder, { recursive: true });
  cpSync(path.join(dist, '404.html'), path.join(folder, '404.html'));
  return folder;
}

const SCORES = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;

export function judgePages(all: readonly PageRuns[]): Goal[] {
  return all
    .filter(({ page }) => page !== 'limit')
    .flatMap((runs) => {
      const where = `${runs.page}, ${runs.browser}, ${runs.throttling}, ${runs.slowdown} ×`;
      const of = (figure: Figure) => medianOf(runs, figure);
      const goals = [
        atMost(30, 'ms', `${where}: blocking time`, of('blocking')),
        atMost(0.005, '', `${where}: layout shift`, of('layoutShift')),
        ...(runs.slowdown === PHONE && runs.throttling === 'simulate'
          ? [judgeScores(where, runs)]
          : []),
      ];
      const limit = all.find(
        ({ page, browser, throttling, slowdown }) =>
          page === 'limit' &&
          browser === runs.browser &&
          throttling === runs.throttling &&
          slowdown === runs.slowdown,
      );
      if (runs.page === '404' || !limit) return goals;
      const ratio = (figure: Figure) => of(figure) / medianOf(limit, figure);
      const most = runs.throttling === 'simulate' ? 1.15 : 1.05;
      return [
        atMost(most, '×', `${where}: largest paint, beside the limit`, ratio('largestPaint')),
        atMost(1.6, '×', `${where}: work before the first paint`, ratio('workBeforePaint')),
        atMost(0, '', `${where}: animations that paint`, of('paintingAnimations')),
        ...goals,
      ];
    });
}

type Figure = Exclude<keyof PageFigures, 'failedAudits'>;

function medianOf({ runs }: PageRuns, figure: Figure): number {
  return percentile(
    runs.map((run) => run[figure]),
    50,
  );
}

function judgeScores(where: string, runs: PageRuns): Goal {
  const scores = SCORES.map((score) => medianOf(runs, score));
  return {
    goal: `${where}: 100 in all four categories`,
    measured: scores.join(' '),
    isMet: scores.every((score) => score === 100),
  };
}
