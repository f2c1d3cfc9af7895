import { runInstall } from 'deno/install_api.cjs';
import path from 'node:path';
import { FUNCTION_PATH } from '../../functions/send-contact-email/request/route';
import { FUNCTION_VARIABLES, type FunctionEnvironment } from './environment';
import { parseListeningLine } from '../machine/listening-line';
import { type ManagedProcess, type StartProcess, startProcess } from '../machine/managed-process';
import { watchLines } from '../machine/line-watch';
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
  /** Receives every line the function logs. */
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
  const part = await start({
    name: NAME,
    file: options.deno,
    args: denoArguments(),
    cwd: REPOSITORY,
    env: {
      ...options.environment,
      FUNCTION_PORT: '0',
      DENO_DIR: options.cacheFolder,
      DENO_NO_UPDATE_CHECK: '1',
      ...(options.certificateFile && { DENO_CERT: options.certificateFile }),
      NO_COLOR: '1',
    },
    user: undefined,
    stopSignal: 'TERM',
    onLine: watch.onLine,
  });
  const { port } = await watch.find(part, NAME, parseListeningLine);
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

function denoArguments(): string[] {
  return [
    'run',
    '--no-prompt',
    // With the function's own deno.json, Deno would download packages; this one uses node_modules.
    `--config=${path.join(REPOSITORY, '.deno.local.json')}`,
    '--allow-net',
    `--allow-env=${[...FUNCTION_VARIABLES, 'FUNCTION_PORT', ...READ_BY_PACKAGES].join(',')}`,
    '--allow-sys=hostname',
    path.join(FOLDER, 'index.ts'),
  ];
}
