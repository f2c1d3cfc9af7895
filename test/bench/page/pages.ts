import { type ChromiumChoice, chromiumChoices } from '../../browser/support/browser/chromium';
import { type Goal, atMost } from '../goals';
import { type PageFigures, runLighthouse, type Throttling } from './lighthouse';
import type { Sites } from './sites';
import { median } from './median';

const ROUNDS = 5;
const CPU_SLOWDOWN = 4;
const KIB = 1024;
/** Of TCP: a longer document takes another round trip. https://www.rfc-editor.org/rfc/rfc6928 */
const INITIAL_WINDOW = 10 * 1460;
const throttlings: readonly Throttling[] = ['simulate', 'devtools'];

interface Series {
  readonly site: string;
  readonly browser: ChromiumChoice;
  readonly throttling: Throttling;
  readonly runs: PageFigures[];
}

export interface PageLine {
  readonly site: string;
  readonly browser: ChromiumChoice;
  readonly 'LCP sim.': number;
  readonly 'LCP applied': number;
  readonly 'blocking sim.': number;
  readonly 'blocking applied': number;
  readonly 'main thread sim.': number;
  readonly 'main thread applied': number;
  readonly 'layout shift': number;
  readonly 'document bytes': number;
  readonly 'script KiB': number;
  readonly 'all KiB': number;
  readonly scores: string;
}

/**
 * Medians of Lighthouse on each site, with simulated and with applied throttling. The sites take
 * turns, so that other load on the machine slows all of them.
 */
export async function comparePages(sites: Sites): Promise<PageLine[]> {
  const series: Series[] = chromiumChoices().flatMap((browser) =>
    throttlings.flatMap((throttling) =>
      Object.keys(sites).map((site) => ({ site, browser, throttling, runs: [] })),
    ),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { site, runs, browser, throttling } of series) {
      const options = { browser, throttling, slowdown: CPU_SLOWDOWN };
      runs.push(await runLighthouse(sites[site] ?? '', options));
    }
  }
  const simulated = series.filter(({ throttling }) => throttling === 'simulate');
  return simulated.map((one) => {
    const { site, browser } = one;
    const other = series.find(
      (each) => each.site === site && each.browser === browser && each.throttling === 'devtools',
    );
    return lineOf(one, other ?? one);
  });
}

function lineOf(simulated: Series, applied: Series): PageLine {
  return {
    site: simulated.site,
    browser: simulated.browser,
    'LCP sim.': medianOf(simulated, 'largestPaint'),
    'LCP applied': medianOf(applied, 'largestPaint'),
    'blocking sim.': medianOf(simulated, 'blocking'),
    'blocking applied': medianOf(applied, 'blocking'),
    'main thread sim.': medianOf(simulated, 'work'),
    'main thread applied': medianOf(applied, 'work'),
    'layout shift': medianOf(applied, 'layoutShift', 3),
    'document bytes': medianOf(simulated, 'documentBytes'),
    'script KiB': medianOf(simulated, 'scriptBytes', 1, KIB),
    'all KiB': medianOf(simulated, 'bytes', 1, KIB),
    scores: (['performance', 'accessibility', 'bestPractices', 'seo'] as const)
      .map((score) => medianOf(simulated, score))
      .join(' '),
  };
}

function medianOf({ runs }: Series, figure: keyof PageFigures, digits = 0, scale = 1): number {
  const all = runs.map((run) => run[figure] / scale);
  return Number(median(all).toFixed(digits));
}

export function judgePages(lines: readonly PageLine[]): Goal[] {
  return lines
    .filter(({ site }) => site === 'ours')
    .flatMap((ours) => {
      const beside = (site: string) =>
        lines.find((line) => line.site === site && line.browser === ours.browser) ?? ours;
      const limit = beside('hand-written');
      const what = (figure: string) => `${ours.browser}: ${figure}`;
      const ratio = (figure: 'LCP sim.' | 'LCP applied', most: number) =>
        atMost(most, '×', what(`${figure}, beside the hand-written`), ours[figure] / limit[figure]);
      return [
        // One more round trip, if it does not fit the window.
        ratio('LCP sim.', ours['document bytes'] <= INITIAL_WINDOW ? 1.2 : 1.4),
        ratio('LCP applied', 1.2),
        atMost(20, 'ms', what('blocking sim.'), ours['blocking sim.']),
        atMost(
          beside('without scripts')['blocking applied'],
          'ms',
          what('blocking applied, as without scripts'),
          ours['blocking applied'],
        ),
        atMost(0.02, '', what('layout shift'), ours['layout shift']),
        atMost(INITIAL_WINDOW, 'bytes', what('document and headers'), ours['document bytes']),
        atMost(0, 'KiB', what('scripts of their own on load'), ours['script KiB']),
        atMost(50, 'KiB', what('all bytes'), ours['all KiB']),
        {
          goal: what('100 in all four categories'),
          measured: ours.scores,
          isMet: ours.scores === '100 100 100 100',
        },
      ];
    });
}
