import type postgres from 'postgres';
import { FIELD_NAMES } from '../demo-request.ts';

/** The columns of contact.requests that make a StoredDemoRequest, for a list after `select`. */
export function storedColumns(sql: postgres.Sql): postgres.PendingQuery<postgres.Row[]> {
  return sql`id, created_at as "receivedAt", ${sql(FIELD_NAMES)}`;
}
