import { rmSync } from 'node:fs';
import { startFunction } from '#supabase/local/function/start-function.ts';
import { createProcessGroup } from '#supabase/local/machine/process-group.ts';
import { startPostgres } from '#supabase/local/postgres/start-postgres.ts';
import { type BackendOptions, startBackend } from '#supabase/local/start-backend.ts';
import { createTemporaryFolder } from './temporaryFolder';

/**
 * Starts a backend of a test's own, with an empty database and an empty mailbox: on free ports, in
 * a temporary folder, without the variables of this process's environment.
 */
export async function startTemporaryBackend(
  options: Pick<BackendOptions, 'allowedOrigins' | 'pageUrl' | 'variables' | 'onFunctionLine'>,
) {
  const folder = createTemporaryFolder();
  const group = createProcessGroup();
  const plan = {
    ...options,
    folder,
    durable: false,
    mailCatcher: { webPort: 0, storeFile: undefined },
    watch: false,
  };
  const starting = startBackend(plan, group, () => undefined);
  const parts = await starting.catch(async (error: unknown) => {
    await group.stop();
    throw error;
  });
  const { mailCatcher, environment } = parts;
  let { postgres } = parts;
  return {
    ...parts,
    stopPostgres: () => postgres.stop(),
    /** Starts Postgres again after it was stopped: same URL, same data. */
    restartPostgres: async () => {
      postgres = await startPostgres({ ...plan, port: postgres.port }, group);
    },
    /** Starts the function again after it has ended, on another port. */
    restartFunction: () =>
      startFunction({ environment, watch: false, onLine: options.onFunctionLine }, group),
    /** Ends every process and removes the data. */
    stop: async () => {
      await mailCatcher.stop();
      await group.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
