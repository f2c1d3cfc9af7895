import { atMost, type Goal } from '../goals';
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

/** Compares the figures with the goals. */
export function judge(lines: readonly Line[], memory: readonly MemorySample[]): Goal[] {
  const line = lines.find((each) => each.scenario === 'accepted' && each.connections === 10);
  if (line === undefined) return [];
  const { hello, empty, million } = line;
  const accepted = 'accepted at 10 connections';
  return [
    atMost(
      100 / 3,
      '×',
      `${accepted}, hello's rate over ours`,
      hello.requestsPerSecond / empty.requestsPerSecond,
    ),
    atMost(99, 'ms', `${accepted}, p99`, empty.p99),
    atMost(99, 'ms', `${accepted}, p99 with a million rows`, million.p99),
    atMost(
      1.2,
      '×',
      'rate of an empty table over that of a million rows',
      empty.requestsPerSecond / million.requestsPerSecond,
    ),
    atMost(1.1, '×', 'growth of memory over 50,000 requests', growthOf(memory)),
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
