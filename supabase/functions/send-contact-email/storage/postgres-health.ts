import type { PostgresConnection } from './postgres-connection.ts';

/** Notes that /retry was called with the right secret. */
export async function noteRetry({ run }: PostgresConnection): Promise<void> {
  await run((sql) => sql`select contact.note_retry()`);
}

/**
 * Reads why requests do not reach people in time.
 *
 * @param answersAreMarked whether a request that nobody has marked as answered counts as unanswered
 * @returns codes; none when all is well
 */
export async function readHealthReasons(
  { run }: PostgresConnection,
  answersAreMarked: boolean,
): Promise<readonly string[]> {
  const [row] = await run(
    (sql) => sql<{ reasons: string[] }[]>`
      select to_json(contact.health_reasons(${answersAreMarked})) as reasons`,
  );
  if (row === undefined) throw new Error('health_reasons returned no row');
  return row.reasons;
}
