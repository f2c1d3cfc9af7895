import path from 'node:path';
import { describeLine } from '../function/start-function';
import type { ManagedProcess, StartProcess } from '../machine/managed-process';
import { readPort, requireFreePort } from '../machine/ports';
import { type BackendPlan, startBackendParts } from './backend-parts';
import type { PageServer, StartPage } from './page-server';
import { startTimer } from './timer';

export interface StackOptions {
  /** The caller's environment: PAGE_PORT, MAIL_PORT and the function's variables. */
  readonly environment: NodeJS.ProcessEnv;
  readonly startPage: StartPage;
  /** Returns the folder that keeps database, mail and caches between runs; may throw StartError. */
  readonly openFolder: () => string;
  /** Shows a line to the person who started the stack. */
  readonly say: (line: string) => void;
}

/** The name of each part, in its own line and in a sentence. */
const NAMES = {
  postgres: { inLine: 'postgres', inSentence: 'Postgres' },
  mailCatcher: { inLine: 'mail', inSentence: 'The mail catcher' },
  function: { inLine: 'function', inSentence: 'The function' },
} as const;

/**
 * Starts the backend, the timer that stands in for Supabase's scheduler, and the page server.
 *
 * @throws StartError for a port that is in use or a part that does not start
 */
export async function startParts(options: StackOptions, start: StartProcess): Promise<PageServer> {
  const { environment, startPage, say } = options;
  const pagePort = readPort(environment, 'PAGE_PORT', 8080);
  const mailPort = readPort(environment, 'MAIL_PORT', 8025);
  await requireFreePort(pagePort, 'PAGE_PORT');
  await requireFreePort(mailPort, 'MAIL_PORT');
  const plan = localPlan(options, pagePort, mailPort);
  say(`${'data'.padEnd(10)}${plan.folder}`);
  const backend = await startBackendParts(plan, start, (name, part) => {
    const { inLine, inSentence } = NAMES[name];
    announce(say, inLine, name === 'mailCatcher' ? `http://localhost:${mailPort}` : part.url, part);
    reportEnd(say, inSentence, part);
  });
  const stopTimer = startTimer({
    retryUrl: backend.function.retryUrl,
    healthUrl: backend.function.healthUrl,
    retrySecret: backend.environment.RETRY_SECRET ?? '',
    databaseUrl: backend.environment.CONTACT_DB_URL ?? backend.environment.SUPABASE_DB_URL ?? '',
    say,
  });
  void backend.function.exited.then(stopTimer);
  const page = {
    port: pagePort,
    functionOrigin: backend.function.origin,
    onLine: (line: string) => say(`page | ${line}`),
  };
  return await startPage(page, start);
}

function localPlan(
  { environment, openFolder, say }: StackOptions,
  pagePort: number,
  mailPort: number,
): BackendPlan {
  const folder = openFolder();
  return {
    folder,
    durable: true,
    mailCatcher: { webPort: mailPort, smtpPort: 0, storeFile: path.join(folder, 'mail.json') },
    function: {
      allowedOrigins: [`http://localhost:${pagePort}`, `http://127.0.0.1:${pagePort}`],
      pageUrl: `http://localhost:${pagePort}/`,
      variables: environment,
      cacheFolder: path.join(folder, 'deno'),
      watch: true,
      onLine: (line) => {
        const shown = describeLine(line);
        if (shown !== undefined) say(shown);
      },
    },
    say,
  };
}

/** Shows the page's URL, and that of its share previews. */
export function announcePage(say: StackOptions['say'], page: PageServer): void {
  announce(say, 'page', page.url, page);
  if (page.sharePreviewUrl !== undefined) say(`${'cards'.padEnd(10)}${page.sharePreviewUrl}`);
}

function announce(say: StackOptions['say'], name: string, url: string, part: ManagedProcess): void {
  say(`${name.padEnd(10)}${url}   (process ${part.pid})`);
}

function reportEnd(say: StackOptions['say'], name: string, part: ManagedProcess): void {
  void part.exited.then(({ how, wasStopRequested }) => {
    if (!wasStopRequested)
      say(`${name} ended (${how}); the rest keeps running. Restart to restore it.`);
  });
}
