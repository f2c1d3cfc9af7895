import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPreviewServer } from '../../../supabase/local/preview/server';
import { REPOSITORY } from '../../../supabase/local/machine/repository';
import { judgeBuilds, measureBuilds } from './build-times';
import { composeScripts, judgeComposition } from './composition';
import type { Goal } from './goal';
import { judgeHotUpdates, measureHotUpdates } from './hot-update';
import { judgeInteractions, measureInteractions } from './interactions';
import { judgeLayoutShift, measureLayoutShift } from './layout-shift';
import { comparePages, judgePages } from './pages';
import { type Results, printTables } from './report';
import { type SiteCopy, copySite } from './site-copy';
import { judgeStillness, measureStillness } from './stillness';

const RESULT = path.join(REPOSITORY, '.cache/bench/page.json');

async function measure(copy: SiteCopy): Promise<Results> {
  const progress = (what: string) => console.log(`${what} …`);
  progress('Production builds');
  const builds = measureBuilds(copy);
  progress('Lighthouse');
  const pages = await comparePages(copy.dist);
  progress('Layout shift over a slow connection');
  const layoutShift = await withSite(copy, measureLayoutShift);
  progress('Work while nobody touches the page');
  const stillness = await withSite(copy, measureStillness);
  progress('Interactions on a slow machine');
  const interactions = await measureInteractions(copy.dist);
  progress('Scripts by package');
  const composition = composeScripts(copy.dist);
  progress('Hot updates in development');
  const hotUpdates = await measureHotUpdates(copy);
  return { builds, pages, layoutShift, stillness, interactions, composition, hotUpdates };
}

function judge(results: Results): Goal[] {
  return [
    ...judgePages(results.pages),
    ...judgeLayoutShift(results.layoutShift),
    ...judgeStillness(results.stillness),
    ...judgeInteractions(results.interactions),
    ...judgeComposition(results.composition),
    ...judgeBuilds(results.builds),
    ...judgeHotUpdates(results.hotUpdates),
  ];
}

async function withSite<Result>(copy: SiteCopy, use: (url: string) => Promise<Result>) {
  const functionOrigin = 'http://127.0.0.1:9';
  const site = await startPreviewServer({ site: copy.dist, port: 0, functionOrigin });
  try {
    return await use(site.url);
  } finally {
    await site.stop();
  }
}

async function main(): Promise<void> {
  const before = os.loadavg();
  const copy = copySite();
  try {
    const results = await measure(copy);
    const goals = judge(results);
    printTables(results);
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
