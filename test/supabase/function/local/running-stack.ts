import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '../../../../supabase/local/machine/ports';
import { REPOSITORY } from '../../../../supabase/local/machine/repository';
import { runStack } from '../../../../supabase/local/stack/stack';
import { eventually } from '../eventually';
import { startStubPage } from './stub-page';

export type RunningStack = ReturnType<typeof withLines>;

async function freePorts() {
  return { PAGE_PORT: String(await findFreePort()), MAIL_PORT: String(await findFreePort()) };
}

/** Runs `npm start` in a process of its own; `end` sends it a signal. */
export async function runStackProcess(folder: string) {
  const script = path.join(__dirname, 'stack-with-stub-page.ts');
  const child = spawn(process.execPath, ['--require=ts-node/register', script, folder], {
    cwd: REPOSITORY,
    env: { ...process.env, ...(await freePorts()) },
  });
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  createInterface(child.stderr).on('line', (line) => lines.push(line));
  const exitCode = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  return withLines(lines, exitCode, (signal = 'SIGTERM') => void child.kill(signal));
}

/** Runs the same stack in this process: it starts sooner. */
export async function runStackHere(folder: string, environment: Record<string, string>) {
  const stop = new AbortController();
  const lines: string[] = [];
  const options = {
    environment: { ...(await freePorts()), ...environment },
    startPage: startStubPage,
    openFolder: () => folder,
    say: (line: string) => lines.push(line),
  };
  return withLines(lines, runStack(options, stop.signal), () => stop.abort());
}

function withLines(
  lines: string[],
  exitCode: Promise<number | null>,
  end: (signal?: NodeJS.Signals) => void,
) {
  const pids = () =>
    lines.flatMap((line) => /\(process (\d+)\)/.exec(line)?.slice(1).map(Number) ?? []);
  /** The line of a part: its name, its URL, its process. */
  const partOf = (name: string) => {
    const line = lines.find((candidate) => candidate.startsWith(name)) ?? '';
    const [, url = '', pid] = /^\w+ +(\S+)(?: +\(process (\d+)\))?/.exec(line) ?? [];
    return { url, pid: Number(pid) };
  };
  return {
    lines,
    exitCode,
    end,
    partOf,
    /** How many of its parts are running. */
    runningParts: () => pids().filter(isRunning).length,
    isUp: () => eventually(() => expect(lines.join('\n')).toMatch(/^cards +http/m)),
    nothingLeft: () => eventually(() => expect(pids().filter(isRunning)).toEqual([])),
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
