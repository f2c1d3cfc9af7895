import postgres from 'postgres';
import { startBackend } from '../../../supabase/local/stack/backend';
import {
  type FunctionEnvironment,
  LOCAL_RETRY_SECRET,
} from '../../../supabase/local/function/environment';
import type { Message } from '../../../supabase/local/mail-catcher/message';
import { databaseTools } from './database/database-under-test';
import { eventually } from './eventually';

export const PAGE = 'http://localhost:8080';

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
    ...databaseTools(sql),
    get function() {
      return running;
    },
    /** Starts the function again after it has ended, and sends everything to the new one. */
    replaceFunction: async () => {
      running = await backend.restartFunction();
    },
    /** Every line the function has logged. */
    log,
    post: (body: unknown, headers: Record<string, string> = {}) =>
      fetch(running.url, {
        method: 'POST',
        headers: { origin: PAGE, 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    /** Calls /retry, as pg_cron does. */
    retry,
    /** Makes every unsent email due now, then calls /retry. */
    retryNow: async () => {
      await sql`update contact.requests set mail_due_at = now() where mail_sent_at is null`;
      await retry();
    },
    /** Status and body of GET /health. */
    health: async () => {
      const response = await fetch(running.healthUrl);
      return { status: response.status, body: (await response.json()) as unknown };
    },
    /** Resolves once every due email was tried and its outcome recorded. */
    settled,
    /** The messages the mail catcher has received, newest first. */
    messages: async () => (await (await fetch(mailApi)).json()) as Message[],
    /** Once settled, deletes every row, message and logged line. */
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
