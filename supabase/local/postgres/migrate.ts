import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { REPOSITORY } from '../machine/repository';

const FOLDER = path.join(REPOSITORY, 'supabase/migrations');

/**
 * Brings a database up to date: applies, in order and each in a transaction of its own, the
 * migrations it has not seen yet. They are noted in the table that `supabase db push` uses.
 *
 * @returns the names of the files applied now
 */
export async function applyMigrations(databaseUrl: string): Promise<string[]> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const pending = await findPending(sql);
    for (const file of pending) await apply(sql, file);
    return pending;
  } finally {
    await sql.end();
  }
}

async function findPending(sql: postgres.Sql): Promise<string[]> {
  await sql`create schema if not exists supabase_migrations`;
  await sql`
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    )`;
  const rows = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations`;
  const applied = new Set(rows.map((row) => row.version));
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql') && !applied.has(nameParts(file).version))
    .sort();
}

async function apply(sql: postgres.Sql, file: string): Promise<void> {
  const text = readFileSync(path.join(FOLDER, file), 'utf8');
  const { version, name } = nameParts(file);
  await sql.begin(async (transaction) => {
    await transaction.unsafe(text).simple();
    await transaction`
      insert into supabase_migrations.schema_migrations (version, statements, name)
      values (${version}, ${[text]}, ${name})`;
  });
}

function nameParts(file: string): { version: string; name: string } {
  const [version = '', ...words] = path.basename(file, '.sql').split('_');
  return { version, name: words.join('_') };
}
