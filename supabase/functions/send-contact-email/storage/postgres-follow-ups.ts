import type { FollowUpView } from '../../_shared/contract.ts';
import type { PostgresConnection } from './postgres-connection.ts';
import type { FollowUp, FollowUpResult } from './storage.ts';

interface FollowUpRow extends FollowUpView {
  readonly outcome: FollowUpResult['outcome'];
}

/** A call stores nothing: people who go through a morning's requests look and mark, twice each. */
const CALLS_PER_REQUEST = 10;

/**
 * Reads or changes a request's state in the schema `contact`.
 *
 * @param rateLimitPerHour how many requests of one IP address are stored in an hour: ten times as many
 *   calls are answered
 */
export async function saveFollowUp(
  { run }: PostgresConnection,
  rateLimitPerHour: number,
  { id, change, addressHash }: FollowUp,
): Promise<FollowUpResult> {
  const [row] = await run(
    (sql) => sql<FollowUpRow[]>`
      select outcome, company, day, state
      from contact.follow_up(
        ${id ?? null}, ${change?.from ?? null}, ${change?.to ?? null}, ${addressHash ?? null},
        ${CALLS_PER_REQUEST * rateLimitPerHour}
      )`,
  );
  if (!row) throw new Error('follow_up returned no row');
  const { outcome, company, day, state } = row;
  return outcome === 'found' ? { outcome, view: { company, day, state } } : { outcome };
}
