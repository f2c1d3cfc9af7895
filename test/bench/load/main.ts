import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Backend, startBackend } from '../../../supabase/local/stack/backend';
import { REPOSITORY } from '../../../supabase/local/machine/repository';
import { startHello } from './hello';
import { measure } from './measure';
import { measureMemory } from './memory';
import { insertMillionRows } from './million-rows';
import { accepted, duplicate, hello, ORIGIN, refused } from './scenarios';
import { judge, type Line } from './verdict';

const CONNECTIONS = [1, 10, 100];
const WARM_UP_SECONDS = 2;
const SECONDS = 4;
const RESULT = path.join(REPOSITORY, '.cache/bench/load.json');

function startOne(): Promise<Backend> {
  return startBackend({
    allowedOrigins: [ORIGIN],
    pageUrl: `${ORIGIN}/`,
    // The mail limit stays as in production: beyond it, requests are still stored.
    variables: { RATE_LIMIT_PER_HOUR: '100000000' },
    onFunctionLine: () => undefined,
  });
}

/** Measures baseline, empty and full table in turn, so that other load on the machine slows all three. */
async function compare(helloUrl: string, empty: Backend, million: Backend): Promise<Line[]> {
  const lines: Line[] = [];
  for (const scenario of [accepted, duplicate, refused]) {
    for (const connections of CONNECTIONS) {
      const load = { connections, seconds: SECONDS, amount: undefined };
      lines.push({
        scenario: scenario.name,
        connections,
        hello: await measure(helloUrl, hello, load),
        empty: await measure(empty.function.url, scenario, load),
        million: await measure(million.function.url, scenario, load),
      });
    }
  }
  return lines;
}

async function main(): Promise<void> {
  const [bare, empty, million] = await Promise.all([startHello(), startOne(), startOne()]);
  try {
    await insertMillionRows(million.postgres.url);
    const warmUp = { connections: 10, seconds: WARM_UP_SECONDS, amount: undefined };
    await measure(bare.url, hello, warmUp);
    for (const { function: running } of [empty, million]) {
      await measure(running.url, accepted, warmUp);
    }
    const lines = await compare(bare.url, empty, million);
    const memory = await measureMemory(empty.function.url, empty.function.pid);
    const goals = judge(lines, memory);
    report(lines, memory, goals);
    if (goals.some((goal) => !goal.isMet)) process.exitCode = 1;
  } finally {
    await Promise.all([bare.stop(), empty.stop(), million.stop()]);
  }
}

function report(lines: readonly Line[], ...rest: readonly (readonly object[])[]): void {
  console.table(
    lines.map(({ scenario, connections, hello: bare, empty, million }) => ({
      scenario,
      connections,
      'hello /s': Math.round(bare.requestsPerSecond),
      'empty /s': Math.round(empty.requestsPerSecond),
      '% of hello': Number(((100 * empty.requestsPerSecond) / bare.requestsPerSecond).toFixed(1)),
      'p50 ms': empty.p50,
      'p99 ms': empty.p99,
      'million /s': Math.round(million.requestsPerSecond),
      'million p99 ms': million.p99,
    })),
  );
  for (const table of rest) console.table(table);
  mkdirSync(path.dirname(RESULT), { recursive: true });
  const [memory, goals] = rest;
  writeFileSync(RESULT, JSON.stringify({ lines, memory, goals }, undefined, 2));
  console.log(`Written to ${path.relative(REPOSITORY, RESULT)}.`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
