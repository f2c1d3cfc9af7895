import { type FunctionEnvironment, localFunctionEnvironment } from '../function/environment';
import { findDeno, type RunningFunction, startFunction } from '../function/start-function';
import type { ManagedProcess, StartProcess } from '../machine/managed-process';
import { findFreePort } from '../machine/ports';
import {
  type MailCatcherOptions,
  type RunningMailCatcher,
  startMailCatcher,
} from '../mail-catcher/start-mail-catcher';
import { applyMigrations } from '../postgres/migrate';
import { type RunningPostgres, startPostgres } from '../postgres/server';
import { setAsideForeignDatabase } from '../postgres/set-aside';

/** Options of the function. */
export interface FunctionPlan {
  /** Origins of the pages that may call it, such as http://localhost:4173. */
  readonly allowedOrigins: readonly string[];
  /** The page's absolute URL: form posts without script are redirected to it. */
  readonly pageUrl: string;
  /** Environment variables that override the local ones; unknown names are ignored. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Where Deno caches compiled code. */
  readonly cacheFolder: string;
  /** Whether it restarts when one of its files is saved. */
  readonly watch: boolean;
  /** Receives every line it logs, and what Deno says of restarts. */
  readonly onLine: (line: string) => void;
}

export interface BackendPlan {
  /** Contains the database. */
  readonly folder: string;
  /** Whether the data must survive a loss of power. */
  readonly durable: boolean;
  readonly mailCatcher: MailCatcherOptions;
  readonly function: FunctionPlan;
  /** Shows a line to the person who started the backend. */
  readonly say: (line: string) => void;
}

/** A database with every migration, a mail catcher, and the function between them. */
export interface BackendParts {
  readonly postgres: RunningPostgres;
  readonly mailCatcher: RunningMailCatcher;
  readonly function: RunningFunction;
  /** The function's environment. */
  readonly environment: FunctionEnvironment;
}

/**
 * Starts the backend, for `npm start`, `npm run preview` and the tests.
 *
 * @param onUp is called for each part that is up, in this order: database, mail catcher, function
 * @throws StartError for a part that does not start; those that `start` has started keep running
 */
export async function startBackendParts(
  plan: BackendPlan,
  start: StartProcess,
  onUp: (
    name: keyof Omit<BackendParts, 'environment'>,
    part: ManagedProcess & { url: string },
  ) => void,
): Promise<BackendParts> {
  const { folder, durable } = plan;
  const port = await findFreePort();
  const [postgres, mailCatcher] = await Promise.all([
    startPostgres({ folder, port, durable }, start),
    startMailCatcher(plan.mailCatcher, start),
  ]);
  const aside = await setAsideForeignDatabase(postgres.url);
  if (aside) plan.say(`The database has other migrations; renamed to ${aside}`);
  await applyMigrations(postgres.url);
  onUp('postgres', postgres);
  onUp('mailCatcher', mailCatcher);
  const environment = environmentOf(plan.function, postgres, mailCatcher);
  const running = await startPlannedFunction(plan.function, environment, start);
  onUp('function', running);
  return { postgres, mailCatcher, function: running, environment };
}

/** Starts the function alone, with the environment of an earlier start. */
export function startPlannedFunction(
  { cacheFolder, watch, onLine }: FunctionPlan,
  environment: FunctionEnvironment,
  start: StartProcess,
): Promise<RunningFunction> {
  const deno = findDeno();
  return startFunction(
    { deno, environment, certificateFile: undefined, cacheFolder, watch, onLine },
    start,
  );
}

function environmentOf(
  { allowedOrigins, pageUrl, variables }: FunctionPlan,
  { url: databaseUrl }: RunningPostgres,
  { smtpUrl }: RunningMailCatcher,
): FunctionEnvironment {
  return localFunctionEnvironment({ databaseUrl, smtpUrl, allowedOrigins, pageUrl }, variables);
}
