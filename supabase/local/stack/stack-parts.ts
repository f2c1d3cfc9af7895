import path from 'node:path';
import { findDeno, startFunction } from '../function/start-function';
import { localFunctionEnvironment } from '../function/environment';
import { parseListeningLine } from '../machine/listening-line';
import { startMailCatcher } from '../mail-catcher/start-mail-catcher';
import { applyMigrations } from '../postgres/migrate';
import type { PageServer, StartPage } from './page-server';
import type { Part } from '../machine/part';
import { findFreePort, readPort, requireFreePort } from '../machine/ports';
import { startPostgres } from '../postgres/server';
import { startTimer } from './timer';

export interface StackOptions {
  /** What the person who starts it has set: PAGE_PORT, MAIL_PORT and the function's variables. */
  readonly environment: NodeJS.ProcessEnv;
  readonly startPage: StartPage;
  /** Gives the folder that keeps database, mail and caches between runs; may throw StartError. */
  readonly openFolder: () => string;
  /** Shows a line to that person. */
  readonly say: (line: string) => void;
}

/** Takes charge of a part that is starting: it will be stopped at the end, in reverse order. */
export type TakeCharge = <P extends Part>(starting: Promise<P>) => Promise<P>;

/**
 * Starts the parts one after the other, since each needs the one before, with a line for each.
 *
 * @throws StartError for a taken port or a part that does not start
 */
export async function startParts(
  { environment, startPage, openFolder, say }: StackOptions,
  takeCharge: TakeCharge,
): Promise<PageServer> {
  const pagePort = readPort(environment, 'PAGE_PORT', 8080);
  const mailPort = readPort(environment, 'MAIL_PORT', 8025);
  await requireFreePort(pagePort, 'PAGE_PORT');
  await requireFreePort(mailPort, 'MAIL_PORT');
  const folder = openFolder();
  say(`${'data'.padEnd(10)}${folder}`);

  const postgresPort = await findFreePort();
  const postgres = await takeCharge(startPostgres({ folder, port: postgresPort, durable: true }));
  await applyMigrations(postgres.url);
  announce(say, 'postgres', postgres.url, postgres);
  reportEnd(say, 'Postgres', postgres);

  const storeFile = path.join(folder, 'mail.json');
  const mail = await takeCharge(startMailCatcher({ webPort: mailPort, smtpPort: 0, storeFile }));
  announce(say, 'mail', `http://localhost:${mailPort}`, mail);
  reportEnd(say, 'The mail catcher', mail);

  const addresses = {
    databaseUrl: postgres.url,
    smtpUrl: mail.smtpUrl,
    allowedOrigins: [`http://localhost:${pagePort}`, `http://127.0.0.1:${pagePort}`],
    pageUrl: `http://localhost:${pagePort}/`,
  };
  const variables = localFunctionEnvironment(addresses, environment);
  const running = await takeCharge(
    startFunction({
      deno: findDeno(),
      environment: variables,
      certificateFile: undefined,
      cacheFolder: path.join(folder, 'deno'),
      // Its first line is said better by `announce`.
      onLine: (line) => {
        if (!parseListeningLine(line)) say(`function | ${line}`);
      },
    }),
  );
  announce(say, 'function', running.url, running);
  reportEnd(say, 'The function', running);
  const stopTimer = startTimer({
    retryUrl: running.retryUrl,
    retrySecret: variables.RETRY_SECRET ?? '',
    databaseUrl: variables.CONTACT_DB_URL ?? variables.SUPABASE_DB_URL ?? postgres.url,
    say,
  });
  void running.exited.then(stopTimer);

  return await takeCharge(
    startPage({
      port: pagePort,
      functionOrigin: running.origin,
      onLine: (line) => say(`page | ${line}`),
    }),
  );
}

/** Says that the page is up, and where it is shown as networks will. */
export function announcePage(say: StackOptions['say'], page: PageServer): void {
  announce(say, 'page', page.url, page);
  if (page.cardsUrl !== undefined) say(`${'cards'.padEnd(10)}${page.cardsUrl}`);
}

/** Says that a part is up. */
function announce(say: StackOptions['say'], name: string, url: string, part: Part): void {
  say(`${name.padEnd(10)}${url}   (process ${part.pid})`);
}

function reportEnd(say: StackOptions['say'], name: string, part: Part): void {
  void part.exited.then(({ how, wasAsked }) => {
    if (!wasAsked)
      say(`${name} ended (${how}); the rest keeps running. To have it back, start anew.`);
  });
}
