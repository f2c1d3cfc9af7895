import type { Figures } from './measure';
import type { MemorySample } from './memory';

/** The figures of a scenario for the baseline, an empty table and a table of a million rows. */
export interface Line {
  readonly scenario: string;
  readonly connections: number;
  readonly hello: Figures;
  readonly empty: Figures;
  readonly million: Figures;
}

export interface Goal {
  readonly goal: string;
  readonly measured: string;
  readonly isMet: boolean;
}

const MIN_SHARE_OF_HELLO = 0.03;
const MAX_P99_MILLISECONDS = 100;
const MAX_SLOWDOWN = 1.2;
const MAX_GROWTH = 1.1;

/** Compares the figures with the goals. */
export function judge(lines: readonly Line[], memory: readonly MemorySample[]): Goal[] {
  const line = lines.find((each) => each.scenario === 'accepted' && each.connections === 10);
  if (line === undefined) return [];
  const share = line.empty.requestsPerSecond / line.hello.requestsPerSecond;
  const slowdown = line.empty.requestsPerSecond / line.million.requestsPerSecond;
  const growth = growthOf(memory);
  return [
    {
      goal: 'accepted at 10 connections: at least 3 % of hello',
      measured: `${(100 * share).toFixed(1)} %`,
      isMet: share >= MIN_SHARE_OF_HELLO,
    },
    {
      goal: 'accepted at 10 connections: p99 under 100 ms',
      measured: `${line.empty.p99} ms; ${line.million.p99} ms with a million rows`,
      isMet: Math.max(line.empty.p99, line.million.p99) < MAX_P99_MILLISECONDS,
    },
    {
      goal: 'a million rows: no slower than 1.2 × empty',
      measured: `${slowdown.toFixed(2)} ×`,
      isMet: slowdown <= MAX_SLOWDOWN,
    },
    {
      goal: 'memory flat over 50,000 requests: the second half grows by less than a tenth',
      measured: `${growth.toFixed(2)} ×`,
      isMet: growth < MAX_GROWTH,
    },
  ];
}

/** The average of the last quarter over that of the third: the first half is warm-up. */
function growthOf(memory: readonly MemorySample[]): number {
  const megabytes = memory.slice(memory.length / 2).map((sample) => sample.megabytes);
  const middle = Math.ceil(megabytes.length / 2);
  return average(megabytes.slice(middle)) / average(megabytes.slice(0, middle));
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
