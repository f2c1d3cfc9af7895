import postgres from 'postgres';
import { migrationFiles, readAppliedVersions, versionOf } from './migrate';

/**
 * Renames a database with migrations that this clone lacks, such as those of another branch, and
 * creates an empty one with its name. Deletes nothing.
 *
 * @returns the URL of the renamed database; undefined when there was nothing to rename
 */
export async function setAsideForeignDatabase(databaseUrl: string): Promise<string | undefined> {
  if (!(await hasForeignMigrations(databaseUrl))) return undefined;
  const aside = new URL(databaseUrl);
  const database = aside.pathname.slice(1);
  const moment = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  aside.pathname = `${database}_until_${moment}`;
  await replaceDatabase(databaseUrl, database, aside.pathname.slice(1));
  return aside.href;
}

async function hasForeignMigrations(databaseUrl: string): Promise<boolean> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const own = new Set(migrationFiles().map(versionOf));
    return (await readAppliedVersions(sql)).some((version) => !own.has(version));
  } finally {
    await sql.end();
  }
}

async function replaceDatabase(databaseUrl: string, name: string, aside: string): Promise<void> {
  // Postgres cannot rename a database that somebody is connected to.
  const elsewhere = new URL('/template1', databaseUrl).href;
  const sql = postgres(elsewhere, { max: 1 });
  const next = sql(`${aside}_next`);
  try {
    await sql`create database ${next} template template0`;
    await sql.begin(async (transaction) => {
      await transaction`alter database ${sql(name)} rename to ${sql(aside)}`;
      await transaction`alter database ${next} rename to ${sql(name)}`;
    });
  } finally {
    await sql.end();
  }
}
