import { spawnSync } from 'node:child_process';
import os from 'node:os';
import { REPOSITORY } from '#supabase/local/machine/repository.ts';
import { conclude, type Goal } from '../goals';
import { judgeLayoutShift, measureLayoutShift } from './layout-shift';
import { comparePages, judgePages } from './pages';
import { type Sites, withSites } from './sites';

/** Measures; returns the table to print, and the goals with whether they are met. */
type Step = (sites: Sites) => Promise<{ table: readonly object[]; goals: Goal[] }>;

const steps: Readonly<Record<string, Step>> = {
  Lighthouse: async (sites) => {
    const table = await comparePages(sites);
    return { table, goals: judgePages(table) };
  },
  'Layout shift': async ({ ours }) => {
    const table = await measureLayoutShift(ours ?? '');
    return { table, goals: judgeLayoutShift(table) };
  },
};

async function measure(sites: Sites) {
  const results: Record<string, unknown> = {};
  const goals: Goal[] = [];
  for (const [name, step] of Object.entries(steps)) {
    console.log(`${name} …`);
    try {
      const result = await step(sites);
      console.table(result.table);
      results[name] = result.table;
      goals.push(...result.goals);
    } catch (error) {
      // The other steps still run.
      console.error(error);
      process.exitCode = 1;
    }
  }
  return { results, goals };
}

async function main(): Promise<void> {
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: REPOSITORY, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed.');
  const before = os.loadavg();
  const { results, goals } = await withSites(measure);
  const machine = { cores: os.cpus().length, loadBefore: before, loadAfter: os.loadavg() };
  conclude('page', { machine, ...results }, goals);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
