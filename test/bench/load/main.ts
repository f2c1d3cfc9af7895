import { type Backend, startTemporaryBackend } from '#supabase/local/stack/temporary-backend.ts';
import { conclude } from '../goals';
import { startHello } from './hello';
import { measure } from './measure';
import { measureMemory } from './memory';
import { insertMillionRows } from './million-rows';
import { accepted, duplicate, hello, ORIGIN, rejected } from './scenarios';
import { judge, type Line } from './verdict';

const CONNECTIONS = [1, 10, 100];
const WARM_UP_SECONDS = 2;
const SECONDS = 4;

function startOne(): Promise<Backend> {
  return startTemporaryBackend({
    allowedOrigins: [ORIGIN],
    pageUrl: `${ORIGIN}/`,
    // The mail limit stays as in production: beyond it, requests are still stored.
    variables: { RATE_LIMIT_PER_HOUR: '100000000' },
    onFunctionLine: () => undefined,
  });
}

/** Measures baseline, empty and full table in turn: other load on the machine slows all three. */
async function compare(helloUrl: string, empty: Backend, million: Backend): Promise<Line[]> {
  const lines: Line[] = [];
  for (const scenario of [accepted, duplicate, rejected]) {
    for (const connections of CONNECTIONS) {
      const load = { connections, duration: SECONDS };
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
    const warmUp = { connections: 10, duration: WARM_UP_SECONDS };
    await measure(bare.url, hello, warmUp);
    for (const { function: running } of [empty, million]) {
      await measure(running.url, accepted, warmUp);
    }
    const lines = await compare(bare.url, empty, million);
    const memory = await measureMemory(empty.function.url, empty.function.pid);
    print(lines);
    console.table(memory);
    conclude('load', { lines, memory }, judge(lines, memory));
  } finally {
    await Promise.all([bare.stop(), empty.stop(), million.stop()]);
  }
}

function print(lines: readonly Line[]): void {
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
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
