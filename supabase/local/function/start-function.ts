import { runInstall } from 'deno/install_api.cjs';
import path from 'node:path';
import { FUNCTION_PATH } from '../../functions/_shared/contract';
import { findFreePort } from '../machine/ports';
import type { ProcessGroup, RunningProcess } from '../machine/process-group';
import { REPOSITORY } from '../machine/repository';
import { StartError } from '../machine/start-error';
import { openStateFolder } from '../machine/state-folder';
import type { FunctionEnvironment } from './environment';

export interface FunctionOptions {
  readonly environment: FunctionEnvironment;
  /** Whether it restarts, on the same port, when one of its files is saved. */
  readonly watch: boolean;
  /** Receives every line the function logs, and what Deno says of restarts. */
  readonly onLine: (line: string) => void;
}

export interface RunningFunction extends RunningProcess {
  /** http://127.0.0.1:port, what `FUNCTION_ORIGIN` names. */
  readonly origin: string;
  /** Where to POST a demo request. */
  readonly url: string;
  readonly retryUrl: string;
}

/**
 * Starts the function under Deno on a free port; resolves once it listens.
 *
 * @throws StartError with the function's reason, when it ends before that
 */
export async function startFunction(
  { environment, watch, onLine }: FunctionOptions,
  group: ProcessGroup,
): Promise<RunningFunction> {
  const port = await findFreePort();
  const running = await group.start({
    name: 'The function',
    file: findDeno(),
    args: [
      'run',
      ...(watch ? ['--watch'] : []),
      '--no-prompt',
      // With the function's own deno.json, Deno would download packages; this one uses node_modules.
      `--config=${path.join(REPOSITORY, '.deno.local.json')}`,
      '--allow-net',
      '--allow-env',
      '--allow-sys=hostname',
      path.join(REPOSITORY, 'supabase/functions/send-contact-email/index.ts'),
    ],
    cwd: REPOSITORY,
    env: {
      ...environment,
      FUNCTION_PORT: String(port),
      DENO_DIR: path.join(openStateFolder(), 'deno'),
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
    },
    // After a restart Deno ignores SIGTERM. What was being mailed is due again at the next start.
    stopSignal: watch ? 'KILL' : 'TERM',
    readyLine: /"code":"listening"/,
    failedLine: /^Watcher Process f/,
    onLine,
  });
  const origin = `http://127.0.0.1:${port}`;
  const url = `${origin}${FUNCTION_PATH}`;
  return { ...running, origin, url, retryUrl: `${url}/retry` };
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
