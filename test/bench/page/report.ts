import type { BuildTimes } from './build-times';
import { type Compositions, totalOf } from './composition';
import type { HotUpdates } from './hot-update';
import type { PageFigures } from './lighthouse';
import type { PageRuns } from './pages';
import { type Spread, formatSpread, spreadOf } from './statistics';

const KIB = 1024;
/** Smaller packages share one line. */
const LISTED_BYTES = 512;

/** Of the table of what Lighthouse measures. */
export function pageLine({ page, browser, throttling, slowdown, runs }: PageRuns) {
  const figure = (name: Exclude<keyof PageFigures, 'failedAudits'>, digits: number, scale = 1) =>
    formatSpread(spreadOf(runs.map((run) => run[name] / scale)), digits);
  return {
    page,
    browser,
    throttling,
    slowdown,
    performance: figure('performance', 0),
    'FCP ms': figure('firstPaint', 0),
    'LCP ms': figure('largestPaint', 0),
    'TBT ms': figure('blocking', 0),
    CLS: figure('layoutShift', 3),
    'before paint ms': figure('workBeforePaint', 0),
    'work ms': figure('work', 0),
    'painting animations': figure('paintingAnimations', 0),
    KiB: figure('bytes', 1, KIB),
    'machine index': figure('machineIndex', 0),
    'failed audits': [...new Set(runs.flatMap((run) => run.failedAudits))].join(', '),
  };
}

/** Of the table of scripts by package. */
export function compositionLines({ onLoad, all }: Compositions) {
  const isListed = (name: string) => (all[name] ?? 0) >= LISTED_BYTES;
  const names = Object.keys(all).sort((one, other) => (all[other] ?? 0) - (all[one] ?? 0));
  const small = names.filter((name) => !isListed(name));
  const sum = (composition: Compositions['all'], of: readonly string[]) =>
    of.reduce((bytes, name) => bytes + (composition[name] ?? 0), 0);
  const line = (label: string, early: number, total: number) => ({
    package: label,
    'on load KiB': Number((early / KIB).toFixed(1)),
    'all KiB': Number((total / KIB).toFixed(1)),
  });
  return [
    ...names.filter(isListed).map((name) => line(name, onLoad[name] ?? 0, all[name] ?? 0)),
    line(`${small.length} smaller ones`, sum(onLoad, small), sum(all, small)),
    line('together', totalOf(onLoad), totalOf(all)),
  ];
}

/** Of the table of production builds. */
export function buildLines({ cold, warm, afterSentence }: BuildTimes) {
  return [
    timeLine('production build, cold', cold),
    timeLine('production build, warm', warm),
    timeLine('production build after a changed sentence', afterSentence),
  ];
}

/** Of the table of development. */
export function hotUpdateLines({ start, first, later }: HotUpdates) {
  return [
    timeLine('development start to page, warm', spreadOf([start])),
    timeLine('first update after the start', spreadOf([first])),
    timeLine('from save to updated page', later),
  ];
}

function timeLine(what: string, time: Spread) {
  return { what, seconds: formatSpread(inSeconds(time), 2) };
}

function inSeconds({ median, min, max }: Spread): Spread {
  return { median: median / 1000, min: min / 1000, max: max / 1000 };
}
