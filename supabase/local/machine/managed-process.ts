import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { guardAgainstOrphan, type StopSignal } from './orphan-guard';
import { StartError } from './start-error';
import type { SystemUser } from './system-user';

export interface ProcessExit {
  /** How it ended, as part of a sentence: `exit code 1` or `signal SIGKILL`. */
  readonly how: string;
  /** Whether `stop()` was called before. */
  readonly wasStopRequested: boolean;
}

/** A running process of the local stack. */
export interface ManagedProcess {
  readonly pid: number;
  readonly exited: Promise<ProcessExit>;
  /** Ends the process and resolves once it has ended; may be repeated. */
  stop(): Promise<void>;
}

export type StartProcess = (command: ProcessCommand) => Promise<ManagedProcess>;

export interface ProcessCommand {
  /** For messages: `Postgres`, `The function`. */
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** The user to run as; undefined for the user of this process. */
  readonly user: SystemUser | undefined;
  /** The signal that ends the process: gracefully, unless it has nothing to lose. Read at its end. */
  readonly stopSignal: StopSignal;
  /** Receives every line of stdout and stderr. */
  readonly onLine: (line: string) => void;
}

const STOP_MILLISECONDS = 5_000;

/**
 * Starts a process in a process group of its own: Ctrl-C in a terminal then reaches only the
 * parent, which stops its children in order.
 *
 * @throws StartError when the file cannot be run
 */
export const startProcess: StartProcess = async (command) => {
  const child = spawn(command.file, command.args, {
    cwd: command.cwd,
    env: command.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...command.user,
  });
  const pid = await pidOf(child, command);
  createInterface(child.stdout).on('line', command.onLine);
  createInterface(child.stderr).on('line', command.onLine);
  const guard = guardAgainstOrphan(pid, command.stopSignal);
  let wasStopRequested = false;
  // `close` fires after the last line of output; `exit` may fire before it.
  const exited = new Promise<ProcessExit>((resolve) => {
    child.once('close', (code, signal) => {
      guard.release();
      resolve({ how: signal ? `signal ${signal}` : `exit code ${code}`, wasStopRequested });
    });
  });
  return {
    pid,
    exited,
    stop: async () => {
      wasStopRequested = true;
      child.kill(`SIG${command.stopSignal}`);
      const force = setTimeout(() => child.kill('SIGKILL'), STOP_MILLISECONDS);
      await exited;
      clearTimeout(force);
    },
  };
};

function pidOf(child: ChildProcess, { name, file }: ProcessCommand): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(new StartError(`${name} cannot be run (${file}): ${error.message}; try \`npm ci\`.`)),
    );
    child.once('spawn', () => {
      if (child.pid !== undefined) resolve(child.pid);
    });
  });
}
