import { startPreviewServer } from '../../../supabase/local/preview/server';
import { type Goal, atMost } from './goal';
import { type PageFigures, runLighthouse } from './lighthouse';
import { copyWithoutScripts } from './plain-copy';
import { percentile } from './statistics';

const ROUNDS = 5;
const NOWHERE = 'http://127.0.0.1:9';

/** The runs of one page. */
export interface PageRuns {
  readonly page: string;
  readonly runs: readonly PageFigures[];
}

export interface PageComparison {
  readonly home: PageRuns;
  readonly notFound: PageRuns;
  /** The home page with every script taken out. */
  readonly plain: PageRuns;
}

/** Lighthouse on the pages of a built site in turn, so that a busy machine is so for all of them. */
export async function comparePages(dist: string): Promise<PageComparison> {
  const plainCopy = copyWithoutScripts(dist);
  const site = await startPreviewServer({ site: dist, port: 0, functionOrigin: NOWHERE });
  const plainSite = await startPreviewServer({
    site: plainCopy.folder,
    port: 0,
    functionOrigin: NOWHERE,
  });
  const runs = { home: new Array<PageFigures>(), notFound: new Array<PageFigures>() };
  const plainRuns: PageFigures[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      runs.home.push(await runLighthouse(site.url, []));
      plainRuns.push(await runLighthouse(plainSite.url, []));
      // It says noindex, as it should.
      runs.notFound.push(await runLighthouse(`${site.url}/404.html`, ['is-crawlable']));
    }
  } finally {
    await Promise.all([site.stop(), plainSite.stop()]);
    plainCopy.remove();
  }
  return {
    home: { page: '/', runs: runs.home },
    notFound: { page: '/404.html', runs: runs.notFound },
    plain: { page: '/ without scripts', runs: plainRuns },
  };
}

const SCORES = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;

export function judgePages({ home, notFound, plain }: PageComparison): Goal[] {
  const ratio = medianOf(home, 'largestPaint') / medianOf(plain, 'largestPaint');
  return [
    ...[home, notFound].map(judgeScores),
    atMost(1.1, '×', 'largest paint, beside the page without scripts', ratio),
    ...[home, notFound].flatMap((runs) => [
      atMost(30, 'ms', `${runs.page} blocking time`, medianOf(runs, 'blocking')),
      atMost(0, '', `${runs.page} layout shift`, medianOf(runs, 'layoutShift')),
      atMost(150, 'KiB', `${runs.page} all bytes on load`, medianOf(runs, 'bytes') / 1024),
    ]),
  ];
}

export function medianOf(
  { runs }: PageRuns,
  figure: Exclude<keyof PageFigures, 'failedAudits'>,
): number {
  return percentile(
    runs.map((run) => run[figure]),
    50,
  );
}

function judgeScores(runs: PageRuns): Goal {
  const scores = SCORES.map((score) => medianOf(runs, score));
  return {
    goal: `${runs.page} scores: 100 in all four categories`,
    measured: scores.join(' '),
    isMet: scores.every((score) => score === 100),
  };
}
