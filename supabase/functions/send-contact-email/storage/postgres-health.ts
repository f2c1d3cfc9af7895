import type { PostgresConnection } from './postgres-connection.ts';

/** Notes that /retry was called with the right secret. */
export async function noteRetry({ run }: PostgresConnection): Promise<void> {
  await run((sql) => sql`update contact.last_retry set called_at = clock_timestamp()`);
}

/**
 * Reads why requests do not reach people in time.
 *
 * @param answerHours how soon each request must be marked as answered; null when nobody marks them
 * @returns codes; none when all is well
 */
export async function readHealthReasons(
  { run }: PostgresConnection,
  answerHours: number | null,
): Promise<readonly string[]> {
  const rows = await run(
    (sql) => sql<{ reason: string }[]>`
      select unnest(contact.health_reasons(${answerHours})) as reason`,
  );
  return rows.map(({ reason }) => reason);
}
