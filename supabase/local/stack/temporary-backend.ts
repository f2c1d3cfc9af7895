import { rmSync } from 'node:fs';
import path from 'node:path';
import type { FunctionEnvironment } from '../function/environment';
import type { RunningFunction } from '../function/start-function';
import type { ManagedProcess } from '../machine/managed-process';
import { createTemporaryFolder, openStateFolder } from '../machine/state-folder';
import { type RunningMailCatcher, startMailCatcher } from '../mail-catcher/start-mail-catcher';
import { type RunningPostgres, startPostgres } from '../postgres/server';
import {
  type BackendParts,
  type BackendPlan,
  type RegisterProcess,
  startBackendParts,
  startPlannedFunction,
} from './backend-parts';

export interface TemporaryBackendOptions {
  /** Origins of the pages that may call the function, such as http://localhost:4173. */
  readonly allowedOrigins: readonly string[];
  /** The page's absolute URL: form posts without script are redirected to it. */
  readonly pageUrl: string;
  /** The function's variables that differ from those of `npm start`. */
  readonly variables: FunctionEnvironment;
  /** Receives every line the function logs. */
  readonly onFunctionLine: (line: string) => void;
}

/** A backend of its own: an empty database, an empty mailbox, and the function between them. */
export interface Backend extends BackendParts {
  /** Starts Postgres again after `postgres.stop()`: same URL, same data. */
  restartPostgres(): Promise<RunningPostgres>;
  /** Starts the catcher again after `mailCatcher.stop()`: same ports, empty. */
  restartMailCatcher(): Promise<RunningMailCatcher>;
  /** Starts the function again after it has ended, on another port. */
  restartFunction(): Promise<RunningFunction>;
  /** Ends every process and removes the data. */
  stop(): Promise<void>;
}

/**
 * Starts a backend for a test: on free ports, in a temporary folder, without the variables of this
 * process's environment.
 */
export async function startTemporaryBackend(options: TemporaryBackendOptions): Promise<Backend> {
  const folder = createTemporaryFolder();
  const plan = testPlan(folder, options);
  const started: ManagedProcess[] = [];
  const register: RegisterProcess = async (starting) => {
    const part = await starting;
    started.unshift(part);
    return part;
  };
  const stop = async () => {
    await Promise.all(started.map((part) => part.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const parts = await startBackendParts(plan, register, () => undefined);
    const { port } = parts.postgres;
    const { port: webPort, smtpPort } = parts.mailCatcher;
    return {
      ...parts,
      restartPostgres: () => register(startPostgres({ folder, port, durable: false })),
      restartMailCatcher: () =>
        register(startMailCatcher({ webPort, smtpPort, storeFile: undefined })),
      restartFunction: () => register(startPlannedFunction(plan.function, parts.environment)),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function testPlan(folder: string, options: TemporaryBackendOptions): BackendPlan {
  const { allowedOrigins, pageUrl, variables, onFunctionLine } = options;
  return {
    folder,
    durable: false,
    mailCatcher: { webPort: 0, smtpPort: 0, storeFile: undefined },
    function: {
      allowedOrigins,
      pageUrl,
      variables,
      cacheFolder: path.join(openStateFolder(), 'deno'),
      onLine: onFunctionLine,
    },
    say: () => undefined,
  };
}
