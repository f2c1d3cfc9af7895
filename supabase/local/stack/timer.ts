import postgres from 'postgres';
import { sentenceOf } from '../machine/start-error';

export interface TimerOptions {
  readonly retryUrl: string;
  readonly retrySecret: string;
  readonly databaseUrl: string;
  /** Shows a line to whoever started the stack. */
  readonly say: (line: string) => void;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * Does on this machine what pg_cron does on Supabase: every minute it has the function send what is
 * due, at once and every day it purges what is too old to be kept.
 *
 * @returns stops it
 */
export function startTimer(options: TimerOptions): () => void {
  const report = (work: Promise<void>) => {
    work.catch((error: unknown) => options.say(`timer | ${sentenceOf(error)}`));
  };
  const minutes = setInterval(() => report(callRetry(options)), MINUTE);
  const days = setInterval(() => report(purge(options)), DAY);
  report(purge(options));
  return () => {
    clearInterval(minutes);
    clearInterval(days);
  };
}

async function callRetry({ retryUrl, retrySecret }: TimerOptions): Promise<void> {
  const response = await fetch(retryUrl, {
    method: 'POST',
    headers: { 'x-retry-secret': retrySecret },
    signal: AbortSignal.timeout(MINUTE),
  });
  if (!response.ok) throw new Error(`The function answers ${response.status} to /retry.`);
}

async function purge({ databaseUrl }: TimerOptions): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, connect_timeout: 10 });
  try {
    await sql`select contact.purge_personal_data()`;
  } finally {
    await sql.end();
  }
}
