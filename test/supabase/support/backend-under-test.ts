import { startTemporaryBackend } from '../../support/temporaryBackend';
import type { FunctionEnvironment } from '#supabase/local/function/environment.ts';
import type { Message } from '#supabase/local/mail-catcher/message.ts';
import { callRetry, PAGE, post } from './requests';
import { databaseTools } from './database-under-test';
import { eventually } from '../../support/eventually';
import { startBeforeAll } from '../../support/startBeforeAll';

/**
 * Gives the tests of a file a backend of their own, which is empty before each test.
 *
 * @param variables returns the function's variables that differ from those of `npm start`
 */
export function startBackendBeforeAll(variables: () => FunctionEnvironment) {
  const backend = startBeforeAll(() => startBackendUnderTest(variables()));
  beforeEach(() => backend.clear());
  return backend;
}

async function startBackendUnderTest(variables: FunctionEnvironment) {
  const log: string[] = [];
  const backend = await startTemporaryBackend({
    allowedOrigins: [PAGE],
    pageUrl: `${PAGE}/`,
    variables,
    onFunctionLine: (line) => log.push(line),
  });
  let running = backend.function;
  const mailApi = `${backend.mailCatcher.url}/api/messages`;
  const database = databaseTools(backend.postgres.url);
  const settled = () =>
    eventually(async () => {
      const open = await database.sql`
        select id from contact.requests where mail_sent_at is null and mail_last_error is null`;
      expect(open).toEqual([]);
    });
  // The function caches each result for a second.
  const expectHealth = (...expected: [status: number, body: object]) =>
    eventually(async () => {
      const response = await fetch(`${running.url}/health`);
      expect([response.status, await response.json()]).toEqual(expected);
    });
  return {
    ...backend,
    ...database,
    get function() {
      return running;
    },
    /**
     * Ends the function, then starts another one, to which everything is sent.
     *
     * @param signal after SIGTERM it first sends every email that it may send
     * @returns how it ended
     */
    replaceFunction: async (signal: 'SIGKILL' | 'SIGTERM') => {
      process.kill(running.pid, signal);
      const how = await running.exited;
      running = await backend.restartFunction();
      return how;
    },
    /** Every line the function has logged. */
    log,
    /** Sends a POST from the page through one proxy, as JSON unless `headers` says otherwise. */
    post: (body: unknown, headers: Record<string, string> = {}) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const forwarded = { 'x-forwarded-for': '203.0.113.1', ...headers };
      return fetch(post(text, forwarded, running.url));
    },
    retry: () => callRetry(running.retryUrl),
    /** Makes unsent emails due, as when their lease ends, and calls /retry until all are sent. */
    retryUntilMailed: () =>
      eventually(async () => {
        const unsent = await database.sql`
          update contact.requests set mail_tried_at = null where mail_sent_at is null returning id`;
        if (unsent.length > 0) await callRetry(running.retryUrl);
        expect(unsent).toEqual([]);
      }),
    /** Waits until GET /health says so. */
    expectHealthy: () => expectHealth(200, { status: 'ok' }),
    expectFailing: (...reasons: string[]) => expectHealth(503, { status: 'failing', reasons }),
    /** Resolves once every due email was tried and its outcome recorded. */
    settled,
    /** The messages the mail catcher has received, newest first. */
    messages: async () => (await (await fetch(mailApi)).json()) as Message[],
    /** Waits until all is settled, then deletes every row, message and logged line. */
    clear: async () => {
      await settled();
      await database.clear();
      await fetch(mailApi, { method: 'DELETE' });
      log.length = 0;
    },
    stop: async () => {
      await database.disconnect();
      await backend.stop();
    },
  };
}
