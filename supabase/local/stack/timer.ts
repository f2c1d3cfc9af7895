import postgres from 'postgres';
import { sentenceOf } from '../machine/start-error';

export interface TimerOptions {
  readonly retryUrl: string;
  readonly retrySecret: string;
  readonly healthUrl: string;
  readonly databaseUrl: string;
  /** Shows a line to the person who started the stack. */
  readonly say: (line: string) => void;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * Does on this machine what pg_cron and an uptime monitor do on Supabase: calls /retry at once and
 * every minute, checks the health every minute, purges personal data at once and every day.
 *
 * @returns a function that stops it
 */
export function startTimer(options: TimerOptions): () => void {
  const report = (work: Promise<void>) => {
    work.catch((error: unknown) => options.say(`timer | ${sentenceOf(error)}`));
  };
  const checkHealth = watchHealth(options);
  const minutes = setInterval(() => report(callRetry(options).then(checkHealth)), MINUTE);
  const days = setInterval(() => report(purge(options)), DAY);
  report(callRetry(options));
  report(purge(options));
  return () => {
    clearInterval(minutes);
    clearInterval(days);
  };
}

/** Ignores the response: the health check reports when /retry fails. */
async function callRetry({ retryUrl, retrySecret }: TimerOptions): Promise<void> {
  await fetch(retryUrl, {
    method: 'POST',
    headers: { 'x-retry-secret': retrySecret },
    signal: AbortSignal.timeout(MINUTE),
  });
}

/** Shows a line when the health check begins to fail, and one when it passes again. */
function watchHealth({ healthUrl, say }: TimerOptions): () => Promise<void> {
  let wasFailing = false;
  return async () => {
    const response = await fetch(healthUrl, { signal: AbortSignal.timeout(MINUTE) });
    const { reasons = [] } = (await response.json()) as { reasons?: string[] };
    const isFailing = reasons.length > 0;
    if (isFailing !== wasFailing) {
      say(`${'health'.padEnd(10)}${isFailing ? `failing: ${reasons.join(', ')}` : 'ok again'}`);
    }
    wasFailing = isFailing;
  };
}

async function purge({ databaseUrl }: TimerOptions): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, connect_timeout: 10 });
  try {
    await sql`select contact.purge_personal_data()`;
  } finally {
    await sql.end();
  }
}
