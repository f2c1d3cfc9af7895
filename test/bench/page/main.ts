import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPreviewServer } from '../../../supabase/local/preview/server';
import { REPOSITORY } from '../../../supabase/local/machine/repository';
import { judgeBuilds, measureBuilds } from './build-times';
import { composeScripts, judgeComposition } from './composition';
import type { Goal } from './goal';
import { judgeHotUpdates, measureHotUpdates } from './hot-update';
import { judgeInteractions, measureInteractions } from './interactions/interactions';
import { judgeLayoutShift, measureLayoutShift } from './layout-shift';
import { comparePages, judgePages } from './pages';
import { buildLines, compositionLines, hotUpdateLines, pageLine } from './report';
import { type SiteCopy, copySite } from './site-copy';
import { judgeStillness, measureStillness } from './stillness';

const RESULT = path.join(REPOSITORY, '.cache/bench/page.json');

interface Step {
  readonly name: string;
  /** Measures, and prints its table. */
  readonly take: (copy: SiteCopy) => Promise<{ figures: unknown; goals: Goal[] }>;
}

function step<Figures>(
  name: string,
  measure: (copy: SiteCopy) => Figures | Promise<Figures>,
  lines: (figures: Figures) => readonly object[],
  judge: (figures: Figures) => Goal[],
): Step {
  return {
    name,
    take: async (copy) => {
      const figures = await measure(copy);
      console.table(lines(figures));
      return { figures, goals: judge(figures) };
    },
  };
}

const onSite =
  <Figures>(measure: (url: string) => Promise<Figures>) =>
  (copy: SiteCopy) =>
    withSite(copy, measure);
const asTheyAre = <Line>(lines: readonly Line[]) => lines;

/** The first one builds the site that the others measure. */
const steps: readonly Step[] = [
  step('Production builds', measureBuilds, buildLines, judgeBuilds),
  step(
    'Lighthouse',
    ({ dist }) => comparePages(dist),
    (all) => all.map(pageLine),
    judgePages,
  ),
  step(
    'Layout shift over a slow connection',
    onSite(measureLayoutShift),
    asTheyAre,
    judgeLayoutShift,
  ),
  step('Work while nobody touches the page', onSite(measureStillness), asTheyAre, judgeStillness),
  step(
    'Interactions on a slow machine',
    ({ dist }) => measureInteractions(dist),
    asTheyAre,
    judgeInteractions,
  ),
  step(
    'Scripts by package',
    ({ dist }) => composeScripts(dist),
    compositionLines,
    judgeComposition,
  ),
  step('Hot updates in development', measureHotUpdates, hotUpdateLines, judgeHotUpdates),
];

async function withSite<Result>(copy: SiteCopy, use: (url: string) => Promise<Result>) {
  const functionOrigin = 'http://127.0.0.1:9';
  const site = await startPreviewServer({ site: copy.dist, port: 0, functionOrigin });
  try {
    return await use(site.url);
  } finally {
    await site.stop();
  }
}

/** A step that fails takes nothing from the others. */
async function measure(copy: SiteCopy) {
  const results: Record<string, unknown> = {};
  const goals: Goal[] = [];
  for (const { name, take } of steps) {
    console.log(`${name} …`);
    try {
      const taken = await take(copy);
      results[name] = taken.figures;
      goals.push(...taken.goals);
    } catch (error) {
      console.error(error);
      process.exitCode = 1;
    }
  }
  return { results, goals };
}

async function main(): Promise<void> {
  const before = os.loadavg();
  const copy = copySite();
  try {
    const { results, goals } = await measure(copy);
    console.table(goals);
    const machine = { cores: os.cpus().length, loadBefore: before, loadAfter: os.loadavg() };
    mkdirSync(path.dirname(RESULT), { recursive: true });
    writeFileSync(RESULT, JSON.stringify({ machine, ...results, goals }, undefined, 2));
    console.log(`Written to ${path.relative(REPOSITORY, RESULT)}.`);
    if (goals.some(({ isMet }) => !isMet)) process.exitCode = 1;
  } finally {
    copy.remove();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
