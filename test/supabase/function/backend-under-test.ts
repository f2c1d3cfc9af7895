import postgres from 'postgres';
import type { DemoRequest } from '../../../supabase/functions/send-contact-email/demo-request';
import { type Backend, startBackend } from '../../../supabase/local/backend';
import type { Message } from '../../../supabase/local/mail-catcher/message';
import { eventually } from './eventually';

export const PAGE = 'http://localhost:8080';

export interface StoredRow extends DemoRequest {
  readonly id: string;
  readonly created_at: Date;
  readonly mail_attempts: number;
  readonly mail_sent_at: Date | null;
  readonly mail_last_error: string | null;
}

export interface BackendUnderTest extends Backend {
  /** The database, as its superuser, for what no helper does. */
  readonly sql: postgres.Sql;
  /** Every line the function has logged. */
  readonly log: string[];
  post(body: unknown, headers?: Record<string, string>): Promise<Response>;
  rows(): Promise<StoredRow[]>;
  messages(): Promise<Message[]>;
  /** Waits until the mail of every row was tried, and the outcome noted. */
  settled(): Promise<void>;
  /** Once settled, forgets every row, message and line. */
  clear(): Promise<void>;
}

/** Starts a backend with what tests ask it. */
export async function startBackendUnderTest(): Promise<BackendUnderTest> {
  const log: string[] = [];
  const backend = await startBackend({
    allowedOrigins: [PAGE],
    pageUrl: `${PAGE}/`,
    onFunctionLine: (line) => log.push(line),
  });
  const mailApi = `${backend.mailCatcher.url}/api/messages`;
  const sql = postgres(backend.postgres.url, {
    max: 3,
    backoff: () => 0,
    onnotice: () => undefined,
  });
  const rows = () => sql<StoredRow[]>`select * from contact.requests order by created_at`;
  const settled = () =>
    eventually(async () => {
      expect((await rows()).filter((row) => row.mail_attempts === 0)).toEqual([]);
    });
  return {
    ...backend,
    sql,
    log,
    post: (body, headers = {}) =>
      fetch(backend.function.url, {
        method: 'POST',
        headers: { origin: PAGE, 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    rows,
    settled,
    messages: async () => (await (await fetch(mailApi)).json()) as Message[],
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
