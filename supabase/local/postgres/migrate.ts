import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { REPOSITORY } from '../machine/repository';
import { StartError } from '../machine/start-error';

const FOLDER = 'supabase/migrations';

interface Migration {
  /** The number before the first `_` of the file's name, such as 20261122230000. */
  readonly version: string;
  readonly sql: string;
}

export interface MigrationFile extends Migration {
  readonly file: string;
}

/**
 * Applies the migrations that a database lacks, in order, each in a transaction of its own, and
 * records them in the table that `supabase db push` uses.
 *
 * @param files every migration of this clone, in order
 * @returns the names of the applied files
 * @throws StartError with the file and the line of a statement that Postgres rejects, or when the
 *   database has other migrations, such as those of another branch
 */
export async function applyMigrations(
  databaseUrl: string,
  files: readonly MigrationFile[],
): Promise<string[]> {
  return await withDatabase(databaseUrl, async (sql) => {
    const applied = new Map(
      (await readAppliedMigrations(sql)).map((each) => [each.version, each.sql]),
    );
    const own = new Map(files.map((each) => [each.version, each.sql]));
    if ([...applied].some(([version, text]) => own.get(version) !== text)) {
      throw new StartError(
        'The database has migrations that this clone lacks or has edited: remove `postgres` from the data folder to begin with an empty one.',
      );
    }
    const pending = files.filter(({ version }) => !applied.has(version));
    for (const migration of pending) await apply(sql, migration);
    return pending.map(({ file }) => file);
  });
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

/** Reads this clone's migrations, in order. */
export function readMigrationFiles(): MigrationFile[] {
  return readdirSync(path.join(REPOSITORY, FOLDER))
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({
      file,
      version: file.split('_', 1)[0] ?? '',
      sql: readFileSync(path.join(REPOSITORY, FOLDER, file), 'utf8'),
    }));
}

/** Reads the migrations that a database has; creates their table if it is missing. */
async function readAppliedMigrations(sql: postgres.Sql): Promise<Migration[]> {
  await sql`create schema if not exists supabase_migrations`;
  await sql`
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    )`;
  return await sql<Migration[]>`
    select version, coalesce(statements[1], '') as sql from supabase_migrations.schema_migrations`;
}

async function apply(database: postgres.Sql, { file, version, sql }: MigrationFile): Promise<void> {
  const name = path.basename(file, '.sql').slice(version.length + 1);
  await database.begin(async (transaction) => {
    await transaction
      .unsafe(sql)
      .simple()
      .catch((error: unknown) => {
        throw describeRejection(file, sql, error);
      });
    await transaction`
      insert into supabase_migrations.schema_migrations (version, statements, name)
      values (${version}, ${[sql]}, ${name})`;
  });
}

function describeRejection(file: string, sql: string, error: unknown): unknown {
  if (!(error instanceof postgres.PostgresError)) return error;
  // Postgres counts characters from 1. Errors inside a function's body have no position.
  const position = Number(error.position);
  const line = position ? `:${sql.slice(0, position).split('\n').length}` : '';
  return new StartError(`${FOLDER}/${file}${line}: ${error.message}`, { cause: error });
}
