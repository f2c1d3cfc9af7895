import type { PostgresConnection } from './postgres-connection.ts';
import type { SaveResult, Submission } from './storage.ts';

interface SubmitRow {
  readonly outcome: 'accepted' | 'duplicate' | 'rate_limited';
  readonly request_id: string | null;
}

/**
 * Saves a request in the schema `contact` of Postgres 17.
 *
 * @param rateLimitPerHour how many requests of one IP address are stored in an hour
 */
export async function saveRequest(
  { run }: PostgresConnection,
  rateLimitPerHour: number,
  { request, isSuspected, cameFrom, addressHash }: Submission,
): Promise<SaveResult> {
  const [row] = await run(
    (sql) => sql<SubmitRow[]>`
      select outcome, request_id
      from contact.submit_request(
        ${sql.json({ ...request, ...cameFrom })}, ${isSuspected}, ${addressHash ?? null}, ${rateLimitPerHour}
      )`,
  );
  if (row?.outcome === 'rate_limited') return { outcome: row.outcome };
  if (!row?.request_id) throw new Error('submit_request returned no id');
  return { outcome: row.outcome, id: row.request_id };
}
