import { localFunctionEnvironment } from './function/environment';
import { type RunningFunction, startFunction } from './function/start-function';
import { findFreePort } from './machine/ports';
import type { ProcessGroup } from './machine/process-group';
import {
  type MailCatcherOptions,
  type RunningMailCatcher,
  startMailCatcher,
} from './mail-catcher/start-mail-catcher';
import { applyMigrations, readMigrationFiles } from './postgres/migrate';
import { type RunningPostgres, startPostgres } from './postgres/start-postgres';

export interface BackendOptions {
  /** Contains the database. */
  readonly folder: string;
  /** Whether the data must survive a loss of power. */
  readonly durable: boolean;
  readonly mailCatcher: MailCatcherOptions;
  /** Origins of the pages that may call the function, such as http://localhost:4173. */
  readonly allowedOrigins: readonly string[];
  /** The page's absolute URL: form posts without script are redirected to it. */
  readonly pageUrl: string;
  /** Variables for the function; `LOCAL_SMTP_URL` overrides its local `SMTP_URL`, and so on. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Whether the function restarts when one of its files is saved. */
  readonly watch: boolean;
  /** Receives every line the function logs, and what Deno says of restarts. */
  readonly onFunctionLine: (line: string) => void;
}

/**
 * Starts a database with every migration, a mail catcher, and the function between them.
 *
 * @param onUp is called for each part that is up, in this order: postgres, mail, function
 * @throws StartError for a part that does not start; the others keep running
 */
export async function startBackend(
  options: BackendOptions,
  group: ProcessGroup,
  onUp: (name: string, part: RunningPostgres | RunningMailCatcher | RunningFunction) => void,
) {
  const { folder, durable, allowedOrigins, pageUrl, variables, watch, onFunctionLine } = options;
  const postgres = await startPostgres({ folder, port: await findFreePort(), durable }, group);
  await applyMigrations(postgres.url, readMigrationFiles());
  onUp('postgres', postgres);
  const mailCatcher = await startMailCatcher(options.mailCatcher);
  onUp('mail', mailCatcher);
  const urls = { databaseUrl: postgres.url, smtpUrl: mailCatcher.smtpUrl, allowedOrigins, pageUrl };
  const environment = localFunctionEnvironment(urls, variables);
  const running = await startFunction({ environment, watch, onLine: onFunctionLine }, group);
  onUp('function', running);
  return { postgres, mailCatcher, function: running, environment };
}
