import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '#supabase/local/machine/ports.ts';
import { REPOSITORY } from '#supabase/local/machine/repository.ts';
import { eventually } from '../../support/eventually';

export type RunningStack = Awaited<ReturnType<typeof startStack>>;

/** What runs the stack's process. */
export type RunBy = 'nobody' | 'a shell';

const SCRIPT = 'test/src/support/startWithStubPage.ts';

/** Copies what `npm start` needs, so that a test can edit it, into a folder of a difficult name. */
export function copyRepository(): string {
  const cache = path.join(REPOSITORY, '.cache');
  mkdirSync(cache, { recursive: true });
  // Inside the repository, for its packages.
  const copy = mkdtempSync(path.join(cache, 'copie à éditer '));
  // Where Postgres' user cannot enter it, the stack would leave a folder elsewhere.
  chmodSync(copy, 0o711);
  const files = ['.deno.local.json', 'package.json', 'tsconfig.json'];
  for (const name of ['supabase', 'src', ...files, SCRIPT]) {
    cpSync(path.join(REPOSITORY, name), path.join(copy, name), { recursive: true });
  }
  return copy;
}

/** Runs `npm start` in a process of its own, with a page that needs no build. */
export async function startStack(
  clone: string,
  folder: string,
  environment: Record<string, string>,
  runBy: RunBy,
) {
  const [PAGE_PORT, MAIL_PORT] = [String(await findFreePort()), String(await findFreePort())];
  const node = [process.execPath, '--require=ts-node/register', SCRIPT, folder];
  // As npm does, on Debian. With a second command, no shell replaces itself by the first.
  const shell = ['sh', '-c', '"$@"; exit $?', 'sh', ...node];
  const [file = '', ...args] = runBy === 'a shell' ? shell : node;
  const child = spawn(file, args, {
    cwd: clone,
    env: { ...process.env, PAGE_PORT, MAIL_PORT, ...environment },
  });
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  createInterface(child.stderr).on('line', (line) => lines.push(line));
  const exitCode = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  /** The URL and the process of a part, from its line. */
  const partOf = (name: string) => {
    const line = lines.find((candidate) => candidate.startsWith(name)) ?? '';
    const [, url = '', pid] = /^\w+ +(\S+)(?: +\(process (\d+)\))?/.exec(line) ?? [];
    return { url, pid: Number(pid) };
  };
  /** The parts with a process of their own that has not ended. */
  const runningParts = () => {
    const names = lines.flatMap((line) => /^(\w+) .*\(process \d+\)/.exec(line)?.[1] ?? []);
    return names.filter((name) => isRunning(partOf(name).pid));
  };
  return {
    ports: [PAGE_PORT, MAIL_PORT],
    lines,
    exitCode,
    end: (signal: NodeJS.Signals) => child.kill(signal),
    stop: async () => {
      child.kill();
      await exitCode;
    },
    partOf,
    runningParts,
    // On a busy machine, Deno alone compiles for half a minute.
    untilUp: () => eventually(() => expect(lines.join('\n')).toMatch(/^page +http/m), 55_000),
    untilNothingLeft: () => eventually(() => expect(runningParts()).toEqual([])),
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
