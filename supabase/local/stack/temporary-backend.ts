import { rmSync } from 'node:fs';
import path from 'node:path';
import type { FunctionEnvironment } from '../function/environment';
import type { RunningFunction } from '../function/start-function';
import { createProcessGroup } from '../machine/process-group';
import { createTemporaryFolder, openStateFolder } from '../machine/state-folder';
import { type RunningMailCatcher, startMailCatcher } from '../mail-catcher/start-mail-catcher';
import { type RunningPostgres, startPostgres } from '../postgres/server';
import {
  type BackendParts,
  type BackendPlan,
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
  const group = createProcessGroup();
  const { start } = group;
  const stop = async () => {
    await group.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const parts = await startBackendParts(plan, start, () => undefined);
    const { port } = parts.postgres;
    const { port: webPort, smtpPort } = parts.mailCatcher;
    return {
      ...parts,
      restartPostgres: () => startPostgres({ folder, port, durable: false }, start),
      restartMailCatcher: () =>
        startMailCatcher({ webPort, smtpPort, storeFile: undefined }, start),
      restartFunction: () => startPlannedFunction(plan.function, parts.environment, start),
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
      watch: false,
      onLine: onFunctionLine,
    },
    say: () => undefined,
  };
}
