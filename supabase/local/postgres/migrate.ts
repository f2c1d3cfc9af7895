import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { REPOSITORY } from '../machine/repository';

const FOLDER = path.join(REPOSITORY, 'supabase/migrations');

/**
 * Applies the migrations that a database lacks, in order, each in a transaction of its own, and
 * records them in the table that `supabase db push` uses.
 *
 * @returns the names of the applied files
 */
export async function applyMigrations(databaseUrl: string): Promise<string[]> {
  return await withDatabase(databaseUrl, async (sql) => {
    const applied = await readAppliedVersions(sql);
    const pending = migrationFiles().filter((file) => !applied.includes(versionOf(file)));
    for (const file of pending) await apply(sql, file);
    return pending;
  });
}

/** Deletes personal data that is too old, as pg_cron does every day on Supabase. */
export async function purgeOldRequests(databaseUrl: string): Promise<void> {
  await withDatabase(databaseUrl, (sql) => sql`select contact.purge_personal_data()`);
}

/** Connects to a database while `use` runs. */
export async function withDatabase<T>(
  databaseUrl: string,
  use: (sql: postgres.Sql) => Promise<T>,
): Promise<T> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    return await use(sql);
  } finally {
    await sql.end();
  }
}

/** The file names of this clone's migrations, in order. */
export function migrationFiles(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .sort();
}

/** The version of a file: 20261122230000 for 20261122230000_create_tables.sql. */
export function versionOf(file: string): string {
  return file.split('_', 1)[0] ?? '';
}

/** Reads the versions of a database's migrations; creates their table if it is missing. */
export async function readAppliedVersions(sql: postgres.Sql): Promise<string[]> {
  await sql`create schema if not exists supabase_migrations`;
  await sql`
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    )`;
  const rows = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations`;
  return rows.map((row) => row.version);
}

async function apply(sql: postgres.Sql, file: string): Promise<void> {
  const text = readFileSync(path.join(FOLDER, file), 'utf8');
  const version = versionOf(file);
  const name = path.basename(file, '.sql').slice(version.length + 1);
  await sql.begin(async (transaction) => {
    await transaction.unsafe(text).simple();
    await transaction`
      insert into supabase_migrations.schema_migrations (version, statements, name)
      values (${version}, ${[text]}, ${name})`;
  });
}
