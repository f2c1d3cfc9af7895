import postgres from 'postgres';
import type { DemoRequest } from '../../../supabase/functions/send-contact-email/demo-request';
import { startBackend } from '../../../supabase/local/stack/backend';
import {
  type FunctionEnvironment,
  LOCAL_RETRY_SECRET,
} from '../../../supabase/local/function/environment';
import type { Message } from '../../../supabase/local/mail-catcher/message';
import { moveTimesBack } from './database/move-times-back';
import { eventually } from './eventually';

export const PAGE = 'http://localhost:8080';

export interface StoredRow extends DemoRequest {
  readonly id: string;
  readonly created_at: Date;
  readonly is_suspected: boolean;
  readonly address_hash: string | null;
  readonly mail_attempts: number;
  readonly mail_sent_at: Date | null;
  readonly mail_last_error: string | null;
}

export type BackendUnderTest = Awaited<ReturnType<typeof startBackendUnderTest>>;

/**
 * Starts a backend of its own for a test.
 *
 * @param variables the function's variables that differ from those of `npm start`
 */
export async function startBackendUnderTest(variables: FunctionEnvironment) {
  const log: string[] = [];
  const backend = await startBackend({
    allowedOrigins: [PAGE],
    pageUrl: `${PAGE}/`,
    variables,
    onFunctionLine: (line) => log.push(line),
  });
  let running = backend.function;
  const mailApi = `${backend.mailCatcher.url}/api/messages`;
  const sql = postgres(backend.postgres.url, {
    max: 3,
    backoff: () => 0,
    onnotice: () => undefined,
  });
  const rows = () => sql<StoredRow[]>`select * from contact.requests order by created_at`;
  const settled = () =>
    eventually(async () => {
      const open = await sql`
        select id from contact.requests
        where mail_sent_at is null and (mail_last_error is null or mail_leased_until is not null)`;
      expect(open).toEqual([]);
    });
  const retry = () =>
    fetch(running.retryUrl, {
      method: 'POST',
      headers: { 'x-retry-secret': LOCAL_RETRY_SECRET },
    });
  return {
    ...backend,
    get function() {
      return running;
    },
    /** Call it after the function has ended: starts it again, and sends everything to the new one. */
    replaceFunction: async () => {
      running = await backend.restartFunction();
    },
    /** A connection to the database as its superuser. */
    sql,
    /** Every line the function has logged. */
    log,
    post: (body: unknown, headers: Record<string, string> = {}) =>
      fetch(running.url, {
        method: 'POST',
        headers: { origin: PAGE, 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    rows,
    /** Calls /retry, as pg_cron does. */
    retry,
    /** Makes the next attempt of every unsent mail due now, then calls /retry. */
    retryNow: async () => {
      await sql`update contact.requests set mail_due_at = now() where mail_sent_at is null`;
      await retry();
    },
    /** As if `interval` had passed: moves every stored time back by it. */
    passTime: (interval: string) => moveTimesBack(sql, interval),
    /** What GET /health responds. */
    health: async () => {
      const response = await fetch(running.healthUrl);
      return { status: response.status, body: (await response.json()) as unknown };
    },
    /** Waits until every mail that is due was tried and its outcome recorded. */
    settled,
    messages: async () => (await (await fetch(mailApi)).json()) as Message[],
    /** Once settled, forgets every row, message and line. */
    clear: async () => {
      await settled();
      await sql`truncate contact.requests`;
      await fetch(mailApi, { method: 'DELETE' });
      log.length = 0;
    },
    stop: async () => {
      await sql.end({ timeout: 1 });
      await backend.stop();
    },
  };
}
