import { readFileSync } from 'node:fs';
import { measure } from './measure';
import { accepted } from './scenarios';

const REQUESTS = 50_000;
const STEP = 5_000;

export interface MemorySample {
  readonly requests: number;
  readonly megabytes: number;
}

/** Measures the memory of a process after every 5,000 of 50,000 accepted requests. Linux only. */
export async function measureMemory(url: string, pid: number): Promise<MemorySample[]> {
  const samples: MemorySample[] = [];
  for (let requests = STEP; requests <= REQUESTS; requests += STEP) {
    await measure(url, accepted, { connections: 10, amount: STEP });
    samples.push({ requests, megabytes: residentMegabytes(pid) });
  }
  return samples;
}

function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
