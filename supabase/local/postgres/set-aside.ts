import { readAppliedMigrations, readMigrationFiles, withDatabase } from './migrate';

/**
 * Renames a database with migrations that this clone lacks, such as those of another branch or
 * those that were edited since, and creates an empty one with its name. Deletes nothing.
 *
 * @returns the URL of the renamed database; undefined when there was nothing to rename
 */
export async function setAsideForeignDatabase(databaseUrl: string): Promise<string | undefined> {
  const applied = await withDatabase(databaseUrl, readAppliedMigrations);
  const own = new Map(readMigrationFiles().map(({ version, sql }) => [version, sql]));
  if (applied.every(({ version, sql }) => own.get(version) === sql)) return undefined;

  const name = new URL(databaseUrl).pathname.slice(1);
  const aside = `${name}_until_${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
  // Postgres cannot rename a database that somebody is connected to.
  await withDatabase(new URL('/template1', databaseUrl).href, async (sql) => {
    const next = sql(`${aside}_next`);
    await sql`create database ${next} template template0`;
    await sql.begin(async (transaction) => {
      await transaction`alter database ${sql(name)} rename to ${sql(aside)}`;
      await transaction`alter database ${next} rename to ${sql(name)}`;
    });
  });
  return new URL(`/${aside}`, databaseUrl).href;
}
