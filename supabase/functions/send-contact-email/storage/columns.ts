import type postgres from 'postgres';
import { FIELD_NAMES } from '../demo-request.ts';
import type { Refusal } from './storage.ts';

/**
 * The columns of contact.requests that make a StoredDemoRequest, for a list after `select`; the rows
 * they come from must be called `listed`.
 */
export function storedColumns(sql: postgres.Sql): postgres.PendingQuery<postgres.Row[]> {
  return sql`
    id, created_at as "receivedAt", ${sql(FIELD_NAMES)},
    (
      select count(*)::integer
      from contact.requests earlier
      where lower(earlier.email) = lower(listed.email)
        and (earlier.created_at, earlier.id) <= (listed.created_at, listed.id)
    ) as rank`;
}

/** What contact.note_refusals takes. */
export function refusalsOf(sql: postgres.Sql, refusals: readonly Refusal[]): postgres.Parameter {
  return sql.json(refusals.map(({ address, reason }) => ({ address, reason })));
}
