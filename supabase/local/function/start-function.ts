import { runInstall } from 'deno/install_api.cjs';
import path from 'node:path';
import { FUNCTION_PATH } from '../../functions/_shared/contract';
import { FUNCTION_VARIABLES, type FunctionEnvironment } from './environment';
import { parseListeningLine } from '../machine/listening-line';
import { type ManagedProcess, type StartProcess, startProcess } from '../machine/managed-process';
import { watchLines } from '../machine/line-watch';
import { findFreePort } from '../machine/ports';
import { REPOSITORY } from '../machine/repository';
import { StartError } from '../machine/start-error';

export interface FunctionOptions {
  /** The Deno that runs it: {@link findDeno}. */
  readonly deno: string;
  readonly environment: FunctionEnvironment;
  /** A file with certificates to trust in addition to the system's; undefined for none. */
  readonly certificateFile: string | undefined;
  /** Where Deno caches compiled code. */
  readonly cacheFolder: string;
  /** Whether it restarts, on the same port, when one of its files is saved. False by default. */
  readonly watch?: boolean;
  /** Receives every line the function logs, and what Deno says of restarts. */
  readonly onLine: (line: string) => void;
}

export interface RunningFunction extends ManagedProcess {
  /** http://127.0.0.1:port, what `FUNCTION_ORIGIN` names. */
  readonly origin: string;
  /** The URL to POST a demo request to. */
  readonly url: string;
  /** The URL to POST to, with the secret, to send due emails. */
  readonly retryUrl: string;
  /** The URL to GET the health check from. */
  readonly healthUrl: string;
  readonly port: number;
}

const NAME = 'The function';
/** How Deno begins what it says of restarts, and that the program has failed or finished. */
const WATCHER = 'Watcher ';
const NOT_RUNNING = `${WATCHER}Process f`;
const FOLDER = path.join(REPOSITORY, 'supabase/functions/send-contact-email');

// Packages read these while they load; Deno throws without permission.
const READ_BY_PACKAGES = ['ETHEREAL_*', 'PG*'];

/**
 * Starts the function under Deno on a free port; resolves once it listens.
 *
 * @throws StartError with the function's last line, when it ends before that
 */
export async function startFunction(
  options: FunctionOptions,
  start: StartProcess = startProcess,
): Promise<RunningFunction> {
  const watch = watchLines(options.onLine);
  let isRunning = true;
  const part = await start({
    name: NAME,
    file: options.deno,
    args: denoArguments(options.watch),
    cwd: REPOSITORY,
    env: {
      ...options.environment,
      FUNCTION_PORT: options.watch ? String(await findFreePort()) : '0',
      DENO_DIR: options.cacheFolder,
      DENO_NO_UPDATE_CHECK: '1',
      ...(options.certificateFile && { DENO_CERT: options.certificateFile }),
      NO_COLOR: '1',
    },
    user: undefined,
    // After a restart Deno ignores SIGTERM until the function listens for it again.
    get stopSignal() {
      return isRunning ? 'TERM' : 'KILL';
    },
    onLine: (line) => {
      if (line.startsWith(WATCHER)) isRunning = false;
      if (parseListeningLine(line)) isRunning = true;
      watch.onLine(line);
    },
  });
  const { port } = await watch.find(part, NAME, (line) => {
    // Deno would wait for an edit.
    if (line.startsWith(NOT_RUNNING)) void part.stop();
    return parseListeningLine(line);
  });
  const origin = `http://127.0.0.1:${String(port)}`;
  const url = `${origin}${FUNCTION_PATH}`;
  const urls = { url, retryUrl: `${url}/retry`, healthUrl: `${url}/health` };
  return { ...part, ...urls, origin, port: Number(port) };
}

/**
 * Finds the Deno that npm installed for this system.
 *
 * @throws StartError when there is none
 */
export function findDeno(): string {
  try {
    return runInstall();
  } catch {
    throw new StartError('Deno is missing (the npm package deno): run `npm ci`.');
  }
}

/**
 * Describes a line of the function to the person who started the stack.
 *
 * @returns undefined for a line to leave out
 */
export function describeLine(line: string): string | undefined {
  const saved = /^Watcher Restarting! File change detected: "(.*)"/.exec(line)?.[1];
  if (saved !== undefined) return `The function restarts: ${path.basename(saved)} was saved.`;
  if (line.startsWith(NOT_RUNNING)) {
    return 'The function does not run: correct the error above, and save.';
  }
  return line.startsWith(WATCHER) || parseListeningLine(line) ? undefined : `function | ${line}`;
}

function denoArguments(watch = false): string[] {
  return [
    'run',
    ...(watch ? ['--watch'] : []),
    '--no-prompt',
    // With the function's own deno.json, Deno would download packages; this one uses node_modules.
    `--config=${path.join(REPOSITORY, '.deno.local.json')}`,
    '--allow-net',
    `--allow-env=${[...FUNCTION_VARIABLES, 'FUNCTION_PORT', ...READ_BY_PACKAGES].join(',')}`,
    '--allow-sys=hostname',
    path.join(FOLDER, 'index.ts'),
  ];
}
