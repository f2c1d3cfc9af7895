import type { StoredDemoRequest } from '../demo-request.ts';
import { storedColumns } from './columns.ts';
import type { PostgresConnection } from './postgres-connection.ts';
import { MAX_REASON_LENGTH } from './postgres-mail-outbox.ts';
import type { Alert, Digest, DigestOutbox } from './storage.ts';

/** How many of each kind a digest lists: a flood must not make a mail too large for any server. */
const MAX_LISTED = 100;

/** The digests of the schema `contact`. */
export function createPostgresDigestOutbox({ run }: PostgresConnection): DigestOutbox {
  const list = (digestId: string, isSuspected: boolean) =>
    run(
      (sql) => sql<StoredDemoRequest[]>`
        select ${storedColumns(sql)}
        from contact.requests listed
        where digest_id = ${digestId} and is_suspected = ${isSuspected}
        order by created_at
        limit ${MAX_LISTED}`,
    );
  const count = (digestId: string) =>
    run(
      (sql) => sql<{ count: number }[]>`
        select count(*)::integer as count from contact.requests where digest_id = ${digestId}`,
    );
  const alerts = () =>
    run(
      (sql) => sql<Alert[]>`
        select ${storedColumns(sql)}, mail_last_error as "lastError"
        from contact.alerts join contact.requests listed on id = request_id
        where acknowledged_at is null
        order by created_at
        limit ${MAX_LISTED}`,
    );
  return {
    claimDigest: async () => {
      const [digest] = await run(
        (sql) => sql<Pick<Digest, 'id' | 'attempt' | 'claimedAt'>[]>`
          select id, attempt, now() as "claimedAt" from contact.claim_digest()`,
      );
      if (digest === undefined) return undefined;
      return {
        ...digest,
        suspected: await list(digest.id, true),
        aboveCeiling: await list(digest.id, false),
        requestCount: (await count(digest.id))[0]?.count ?? 0,
        alerts: await alerts(),
      };
    },
    recordDigestSent: async (id) => {
      await run((sql) => sql`select contact.record_digest_sent(${id})`);
    },
    recordDigestFailure: async (id, reason) => {
      const cut = reason.slice(0, MAX_REASON_LENGTH);
      await run((sql) => sql`update contact.digests set mail_last_error = ${cut} where id = ${id}`);
    },
  };
}
