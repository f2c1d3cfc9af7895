import { rmSync } from 'node:fs';
import postgres from 'postgres';
import { applyMigrations } from '../../../../supabase/local/postgres/migrate';
import { findFreePort } from '../../../../supabase/local/machine/ports';
import { startPostgres } from '../../../../supabase/local/postgres/server';
import { makeTemporaryFolder } from '../../../../supabase/local/machine/state-folder';
import { demoRequest } from '../../unit/builders';

export type DatabaseUnderTest = Awaited<ReturnType<typeof startDatabaseUnderTest>>;

/** Starts a database of its own with every migration, and nothing around it. */
export async function startDatabaseUnderTest() {
  const folder = makeTemporaryFolder();
  const server = await startPostgres({ folder, port: await findFreePort(), durable: false });
  await applyMigrations(server.url);
  const notices: string[] = [];
  const sql = postgres(server.url, {
    max: 5,
    onnotice: ({ message }) => notices.push(message ?? ''),
  });
  return {
    /** As its superuser. */
    sql,
    url: server.url,
    /** What Postgres has noticed, oldest first. */
    notices,
    /** Stores a request directly; gives its id. */
    insert: async (columns: Readonly<Record<string, unknown>>) => {
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
