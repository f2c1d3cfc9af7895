import { rmSync } from 'node:fs';
import postgres from 'postgres';
import type { ValidDemoRequest } from '#supabase/functions/send-contact-email/demo-request.ts';
import type { PostgresConnection } from '#supabase/functions/send-contact-email/storage/postgres-connection.ts';
import { applyMigrations, readMigrationFiles } from '#supabase/local/postgres/migrate.ts';
import { findFreePort } from '#supabase/local/machine/ports.ts';
import { createProcessGroup } from '#supabase/local/machine/process-group.ts';
import { startPostgres } from '#supabase/local/postgres/start-postgres.ts';
import { sampleRequest } from '../../support/sampleRequest';
import { eventually } from '../../support/eventually';
import { createTemporaryFolder } from '../../support/temporaryFolder';

export interface StoredRow extends ValidDemoRequest {
  readonly id: string;
  readonly created_at: Date;
  readonly is_suspected: boolean;
  readonly address_hash: string | null;
  readonly mail_attempts: number;
  readonly mail_sent_at: Date | null;
  readonly mail_last_error: string | null;
}

/** What tests do with a database that has the migrations. */
export function databaseTools(url: string) {
  const connection = { application_name: 'tests' };
  const sql = postgres(url, { connection, max: 5, backoff: () => 0, onnotice: () => undefined });
  const rows = () => sql<StoredRow[]>`select * from contact.requests order by created_at`;
  return {
    /** Connections as superuser. */
    sql,
    /** Every stored request, oldest first. */
    rows,
    /** The email address of every stored request, oldest first. */
    emails: async () => (await rows()).map(({ email }) => email),
    /** Stores a request directly; returns its id. */
    insert: async (columns: Readonly<Record<string, unknown>>) => {
      const row = { ...sampleRequest({}), ...columns };
      const [stored] = await sql<{ id: string }[]>`
        insert into contact.requests ${sql(row)} returning id`;
      return stored?.id ?? '';
    },
    /** The processes of Postgres that serve other connections than these. */
    functionConnections: async () => {
      const found = await sql<{ pid: number }[]>`
        select pid from pg_stat_activity
        where backend_type = 'client backend' and application_name <> 'tests'`;
      return found.map(({ pid }) => pid);
    },
    clear: async () => {
      await sql`truncate contact.requests, contact.follow_up_calls`;
    },
    /** Simulates that `interval` passed. */
    passTime: async (interval: string) => {
      await sql`
        update contact.requests set
          created_at = created_at - ${interval}::interval,
          mail_tried_at = mail_tried_at - ${interval}::interval,
          mail_sent_at = mail_sent_at - ${interval}::interval`;
      await sql`update contact.last_retry set called_at = called_at - ${interval}::interval`;
    },
    /**
     * Locks the requests, so that statements of other connections wait.
     *
     * @returns `untilAwaitedBy`, which waits until a statement with `text` waits, and `unlock`
     */
    lockRequests: async () => {
      const locker = await sql.reserve();
      await locker`begin`;
      await locker`lock table contact.requests`;
      return {
        untilAwaitedBy: (text: string) =>
          eventually(async () => {
            const waiting = await sql`
              select 1 from pg_stat_activity
              where wait_event_type = 'Lock' and query like ${`%${text}%`}`;
            expect(waiting).not.toEqual([]);
          }),
        unlock: async () => {
          await locker`rollback`;
          locker.release();
        },
      };
    },
    /**
     * Runs a statement in a transaction, and another one that must wait until the first is committed.
     *
     * @returns both results
     */
    runBoth: async <T>(statement: (sql: postgres.ISql) => Promise<T>, next = statement) => {
      const { first, second } = await sql.begin(async (transaction) => {
        const results = { first: await statement(transaction), second: next(sql) };
        await eventually(async () => {
          const waiting = await sql`
            select 1 from pg_stat_activity
            where wait_event = 'advisory' and datname = current_database()`;
          expect(waiting).toHaveLength(1);
        });
        return results;
      });
      return [first, await second];
    },
    disconnect: () => sql.end({ timeout: 1 }),
  };
}

/** What the function's storage takes as its connection, without retries. It is open once the database is. */
export const connectionTo = (
  database: Pick<ReturnType<typeof databaseTools>, 'sql' | 'disconnect'>,
): PostgresConnection => ({
  run: async (statement) => await statement(database.sql),
  close: () => database.disconnect(),
});

/** Starts a Postgres server of its own, with every migration and no other part of the backend. */
export async function startDatabaseUnderTest() {
  const folder = createTemporaryFolder();
  const port = await findFreePort();
  const server = await startPostgres({ folder, port, durable: false }, createProcessGroup());
  await applyMigrations(server.url, readMigrationFiles());
  const tools = databaseTools(server.url);
  return {
    ...tools,
    url: server.url,
    stop: async () => {
      await tools.disconnect();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
