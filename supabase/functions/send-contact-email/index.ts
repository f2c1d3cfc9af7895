import { setTimeout as sleep } from 'node:timers/promises';
import { writeFollowUpUrl } from './follow-up/follow-up-key.ts';
import { createHandler } from './handler.ts';
import { createHealthCheck } from './health.ts';
import { errorCode, logLine, type Log } from './log.ts';
import { createMailSender } from './mail/send-mails.ts';
import { singleFlight } from './mail/single-flight.ts';
import { connectSmtpMailer } from './mail/smtp-mailer.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';
import { connectPostgres } from './storage/postgres-connection.ts';
import { isWriteToClosedSocket } from './storage/postgres-js.ts';
import { createStorage } from './storage/postgres-storage.ts';

// Supabase's runtime keeps a worker alive for promises given to this.
// https://supabase.com/docs/guides/functions/background-tasks
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

const log: Log = (entry) => console.log(logLine(entry, new Date()));

function readSettingsOrExit(): Settings {
  try {
    return readSettings((name) => Deno.env.get(name));
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    Deno.exit(1);
  }
}

const settings = readSettingsOrExit();
const connection = connectPostgres(settings.databaseUrl);
const { save, runFollowUp, noteRetry, readHealthReasons, outbox } = createStorage(
  connection,
  settings,
);
const mailer = connectSmtpMailer({
  smtpUrl: settings.smtpUrl,
  from: settings.contactFrom,
  to: settings.contactTo,
});
const sendMails = singleFlight(
  createMailSender({
    outbox,
    mailer,
    followUpUrl: (id) => writeFollowUpUrl(id, settings.pageUrl, settings.followUpSecret),
    log,
    pause: sleep,
  }),
);
let sending = Promise.resolve();

function sendMailsInBackground(): void {
  sending = sendMails();
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(sending);
}

const handler = createHandler({
  settings,
  save,
  runFollowUp,
  sendMailsInBackground,
  noteRetry,
  checkHealth: createHealthCheck(readHealthReasons, log),
  log,
});

// Otherwise Deno would end the process.
addEventListener('error', (event) => {
  if (!isWriteToClosedSocket(event.error)) return;
  event.preventDefault();
  log({ code: 'uncaught_error', cause: errorCode(event.error) });
});

// Only the local stack sets the port. On a host, the platform chooses it and ends the process.
const localPort = Deno.env.get('FUNCTION_PORT');

if (localPort === undefined) {
  Deno.serve(handler);
} else {
  const server = Deno.serve(
    {
      hostname: '127.0.0.1',
      port: Number(localPort),
      onListen: ({ port }) => log({ code: 'listening', port }),
    },
    handler,
  );
  Deno.addSignalListener('SIGTERM', async () => {
    await server.shutdown();
    await sending;
    mailer.close();
    await connection.close();
    Deno.exit(0);
  });
}
