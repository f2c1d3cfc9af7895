import { rmSync } from 'node:fs';
import { type RunningFunction, startFunction } from '#supabase/local/function/start-function.ts';
import { createProcessGroup } from '#supabase/local/machine/process-group.ts';
import { createTemporaryFolder } from '#supabase/local/machine/state-folder.ts';
import { startMailCatcher } from '#supabase/local/mail-catcher/start-mail-catcher.ts';
import { type RunningPostgres, startPostgres } from '#supabase/local/postgres/server.ts';
import {
  type BackendOptions,
  type BackendParts,
  startBackendParts,
} from '#supabase/local/stack/backend.ts';

/** A backend of its own: an empty database, an empty mailbox, and the function between them. */
export interface Backend extends BackendParts {
  /** Starts Postgres again after `postgres.stop()`: same URL, same data. */
  restartPostgres(): Promise<RunningPostgres>;
  /** Starts the catcher again after `mailCatcher.stop()`: same URLs, empty. */
  restartMailCatcher(): Promise<void>;
  /** Starts the function again after it has ended, on another port. */
  restartFunction(): Promise<RunningFunction>;
  /** Ends every process and removes the data. */
  stop(): Promise<void>;
}

/**
 * Starts a backend for a test: on free ports, in a temporary folder, without the variables of this
 * process's environment.
 */
export async function startTemporaryBackend(
  options: Pick<BackendOptions, 'allowedOrigins' | 'pageUrl' | 'variables' | 'onFunctionLine'>,
): Promise<Backend> {
  const folder = createTemporaryFolder();
  const group = createProcessGroup();
  const stopProcesses = async () => {
    await group.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const plan = {
    ...options,
    folder,
    durable: false,
    mailCatcher: { webPort: 0, smtpPort: 0, storeFile: undefined },
    watch: false,
    say: () => undefined,
  };
  try {
    const parts = await startBackendParts(plan, group, () => undefined);
    const { postgres, environment } = parts;
    let { mailCatcher } = parts;
    const webPort = Number(new URL(mailCatcher.url).port);
    const smtpPort = Number(new URL(mailCatcher.smtpUrl).port);
    return {
      ...parts,
      restartPostgres: () => startPostgres({ ...plan, port: postgres.port }, group),
      restartMailCatcher: async () => {
        mailCatcher = await startMailCatcher({ webPort, smtpPort, storeFile: undefined });
      },
      restartFunction: () =>
        startFunction({ environment, watch: false, onLine: options.onFunctionLine }, group),
      stop: async () => {
        await mailCatcher.stop();
        await stopProcesses();
      },
    };
  } catch (error) {
    await stopProcesses();
    throw error;
  }
}
