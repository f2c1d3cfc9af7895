import { rmSync } from 'node:fs';
import path from 'node:path';
import { findDeno, type RunningFunction, startFunction } from '../function/start-function';
import { type FunctionEnvironment, localFunctionEnvironment } from '../function/environment';
import { type RunningMailCatcher, startMailCatcher } from '../mail-catcher/start-mail-catcher';
import { applyMigrations } from '../postgres/migrate';
import { findFreePort } from '../machine/ports';
import { type PostgresOptions, type RunningPostgres, startPostgres } from '../postgres/server';
import { openStateFolder, makeTemporaryFolder } from '../machine/state-folder';
import { findPostgresUser } from '../machine/system-user';

export interface BackendOptions {
  /** Origins of the pages that may call the function, such as http://localhost:4173. */
  readonly allowedOrigins: readonly string[];
  /** The page's absolute address, to which the function sends a browser's own form post back. */
  readonly pageUrl: string;
  /** The function's variables that differ from those of `npm start`. */
  readonly variables: FunctionEnvironment;
  /** Gets every line the function logs. */
  readonly onFunctionLine: (line: string) => void;
}

/** A backend of its own: an empty database, an empty mailbox, and the function between them. */
export interface Backend {
  readonly postgres: RunningPostgres;
  readonly mailCatcher: RunningMailCatcher;
  readonly function: RunningFunction;
  /** Starts Postgres again after `postgres.stop()`: same address, same data. */
  restartPostgres(): Promise<RunningPostgres>;
  /** Starts the catcher again after `mailCatcher.stop()`: same addresses, empty. */
  restartMailCatcher(): Promise<RunningMailCatcher>;
  /** Starts the function again after its end, on another port. */
  restartFunction(): Promise<RunningFunction>;
  /** Ends every process and removes the data. */
  stop(): Promise<void>;
}

/**
 * Starts the backend on free ports with a temporary data folder. Variables of this process's
 * environment do not reach it.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const folder = makeTemporaryFolder();
  const started: { stop(): Promise<void> }[] = [];
  const track = async <P extends { stop(): Promise<void> }>(starting: Promise<P>): Promise<P> => {
    const part = await starting;
    started.unshift(part);
    return part;
  };
  const stop = async () => {
    await Promise.all(started.map((part) => part.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const where: PostgresOptions = { folder, port: await findFreePort(), durable: false };
    const [postgres, mailCatcher] = await Promise.all([
      track(startPostgres(where)),
      track(startMailCatcher({ webPort: 0, smtpPort: 0, storeFile: undefined })),
    ]);
    await applyMigrations(postgres.url);
    const startItsFunction = () =>
      track(
        startFunction({
          deno: findDeno(),
          environment: localFunctionEnvironment(
            {
              databaseUrl: postgres.url,
              smtpUrl: mailCatcher.smtpUrl,
              allowedOrigins: options.allowedOrigins,
              pageUrl: options.pageUrl,
            },
            options.variables,
          ),
          certificateFile: undefined,
          cacheFolder: path.join(openStateFolder(findPostgresUser()), 'deno'),
          onLine: options.onFunctionLine,
        }),
      );
    const running = await startItsFunction();
    const { port: webPort, smtpPort } = mailCatcher;
    return {
      postgres,
      mailCatcher,
      function: running,
      restartFunction: startItsFunction,
      restartPostgres: () => track(startPostgres(where)),
      restartMailCatcher: () =>
        track(startMailCatcher({ webPort, smtpPort, storeFile: undefined })),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
