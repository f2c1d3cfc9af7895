import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '../../../../supabase/local/machine/ports';
import { REPOSITORY } from '../../../../supabase/local/machine/repository';
import { eventually } from '../eventually';

export type RunningStack = Awaited<ReturnType<typeof runStack>>;

/** Runs `npm start` with a page server that needs no build. */
export async function runStack(folder: string, environment: Record<string, string>) {
  const [pagePort, mailPort] = [await findFreePort(), await findFreePort()];
  const ports = { PAGE_PORT: String(pagePort), MAIL_PORT: String(mailPort) };
  const script = path.join(__dirname, 'stack-with-stub-page.ts');
  const child = spawn(process.execPath, ['--require=ts-node/register', script, folder], {
    cwd: REPOSITORY,
    env: { ...process.env, ...ports, ...environment },
  });
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  createInterface(child.stderr).on('line', (line) => lines.push(line));
  const exitCode = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  return { lines, process: child, pagePort, mailPort, exitCode };
}

/** The process ids that the stack's lines name. */
export const partIds = (stack: RunningStack) =>
  stack.lines.flatMap((line) => /\(process (\d+)\)/.exec(line)?.slice(1).map(Number) ?? []);

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

export const nothingLeft = (pids: number[]) =>
  eventually(() => expect(pids.filter(isRunning)).toEqual([]));
