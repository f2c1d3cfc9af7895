import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { StartError } from './start-error';
import type { SystemUser } from './state-folder';

type StopSignal = 'TERM' | 'INT' | 'KILL';

/** A part of the local stack. */
export interface Part {
  /** Ends it and resolves once it has ended; may be repeated. */
  stop(): Promise<void>;
}

/** A part with a process of its own. */
export interface RunningProcess extends Part {
  readonly pid: number;
  /** Resolves with how it ended, as part of a sentence: `exit code 1` or `signal SIGKILL`. */
  readonly exited: Promise<string>;
}

export interface ProcessCommand {
  /** What messages call it: `Postgres`, `The function`. */
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** The user to run as, if not that of this process. */
  readonly user?: SystemUser | undefined;
  readonly stopSignal: StopSignal;
  /** What it writes once it is ready, if it is not as soon as it runs. */
  readonly readyLine?: RegExp;
  /** What it writes when it will neither become ready nor end. */
  readonly failedLine?: RegExp;
  /** Receives every line of stdout and stderr. */
  readonly onLine?: (line: string) => void;
}

/** Processes that end together, even while they start. */
export interface ProcessGroup {
  /**
   * Starts a process; resolves once it is ready.
   *
   * @throws StartError when it cannot be run, when it ends before, and once `stop` was called
   */
  start(command: ProcessCommand): Promise<RunningProcess>;
  /** Ends every process. */
  stop(): Promise<void>;
}

const STOP_MILLISECONDS = 5_000;
const KEPT_LINES = 100;

export function createProcessGroup(): ProcessGroup {
  const parts: RunningProcess[] = [];
  let isStopping = false;
  return {
    start: async (command) => {
      const { name, file, args, cwd, env, user } = command;
      if (isStopping) throw new StartError(`${name} does not start: everything stops.`);
      const child = spawn(file, args, {
        cwd,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
        // The child gets a process group of its own, so that Ctrl-C reaches only this process, which ends
        // the others.
        detached: true,
        // Windows would show a console for it.
        windowsHide: true,
        ...user,
      });
      const { pid } = child;
      if (pid === undefined) {
        const [error] = (await once(child, 'error')) as [Error];
        throw new StartError(`${name} cannot be run: ${error.message}; try \`npm ci\`.`);
      }
      const part = { pid, ...supervise(child, command.stopSignal) };
      parts.push(part);
      await untilReady(child, command, part.exited);
      return part;
    },
    stop: async () => {
      isStopping = true;
      await Promise.all(parts.map((part) => part.stop()));
    },
  };
}

type Child = ChildProcessByStdio<null, Readable, Readable>;

function supervise(child: Child, stopSignal: StopSignal) {
  // It outlives this process otherwise, when that ends by an error.
  const kill = () => child.kill(`SIG${stopSignal}`);
  process.once('exit', kill);
  // `close` fires after the last line of output; `exit` may fire before it.
  const exited = new Promise<string>((resolve) => {
    child.once('close', (code, signal) => {
      process.off('exit', kill);
      resolve(signal ? `signal ${signal}` : `exit code ${code}`);
    });
  });
  const stop = async () => {
    kill();
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_MILLISECONDS);
    await exited;
    clearTimeout(force);
  };
  return { exited, stop };
}

function untilReady(child: Child, command: ProcessCommand, exited: Promise<string>): Promise<void> {
  const { name, readyLine, failedLine, onLine } = command;
  return new Promise((resolve, reject) => {
    const lines: string[] = [];
    const fail = (how: string) => reject(new StartError(startFailure(name, how, lines)));
    const read = (line: string) => {
      if (lines.length < KEPT_LINES) lines.push(line);
      if (readyLine?.test(line)) resolve();
      if (failedLine?.test(line)) fail('waiting for an edit');
      onLine?.(line);
    };
    createInterface(child.stdout).on('line', read);
    createInterface(child.stderr).on('line', read);
    void exited.then(fail);
    if (!readyLine) resolve();
  });
}

/** A sentence with the reason; the process's further lines follow it. */
function startFailure(name: string, how: string, lines: readonly string[]): string {
  const found = lines.findIndex((line) => /error: |FATAL: /.test(line));
  const reason =
    found === -1 ? lines.findLast((line) => line.trim()) : lines.slice(found).join('\n');
  return `${name} ended while starting (${how}): ${reason?.trim() ?? 'no output'}`;
}
