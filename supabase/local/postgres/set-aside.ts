import { migrationFiles, readAppliedVersions, versionOf, withDatabase } from './migrate';

/**
 * Renames a database with migrations that this clone lacks, such as those of another branch, and
 * creates an empty one with its name. Deletes nothing.
 *
 * @returns the URL of the renamed database; undefined when there was nothing to rename
 */
export async function setAsideForeignDatabase(databaseUrl: string): Promise<string | undefined> {
  const applied = await withDatabase(databaseUrl, readAppliedVersions);
  const own = new Set(migrationFiles().map(versionOf));
  if (applied.every((version) => own.has(version))) return undefined;

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
