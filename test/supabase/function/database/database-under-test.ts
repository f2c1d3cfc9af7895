import { rmSync } from 'node:fs';
import postgres from 'postgres';
import { applyMigrations } from '../../../../supabase/local/postgres/migrate';
import { findFreePort } from '../../../../supabase/local/machine/ports';
import { startPostgres } from '../../../../supabase/local/postgres/server';
import { makeTemporaryFolder } from '../../../../supabase/local/machine/state-folder';
import { demoRequest } from '../../unit/builders';

export interface DatabaseUnderTest {
  /** As its superuser. */
  readonly sql: postgres.Sql;
  readonly url: string;
  /** What Postgres has noticed, oldest first. */
  readonly notices: string[];
  /** Stores a request directly; gives its id. */
  insert(columns: Readonly<Record<string, unknown>>): Promise<string>;
  clear(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a database of its own with every migration, and nothing around it. */
export async function startDatabaseUnderTest(): Promise<DatabaseUnderTest> {
  const folder = makeTemporaryFolder();
  const server = await startPostgres({ folder, port: await findFreePort(), durable: false });
  await applyMigrations(server.url);
  const notices: string[] = [];
  const sql = postgres(server.url, {
    max: 5,
    onnotice: ({ message }) => notices.push(message ?? ''),
  });
  return {
    sql,
    url: server.url,
    notices,
    insert: async (columns) => {
      const row = { ...demoRequest({}), ...columns };
      const [stored] = await sql<{ id: string }[]>`
        insert into contact.requests ${sql(row)} returning id`;
      return stored?.id ?? '';
    },
    clear: async () => {
      await sql`truncate contact.requests`;
    },
    stop: async () => {
      await sql.end({ timeout: 1 });
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
