import type { StoredDemoRequest } from '../demo-request.ts';
import type { PostgresConnection } from './postgres-connection.ts';
import { MAX_REASON_LENGTH } from './postgres-mail-outbox.ts';
import type { Alert, DigestOutbox } from './storage.ts';

/** How many of each kind a digest lists, so that a flood does not make a mail no server takes. */
const MAX_LISTED = 100;

/** The digests of the schema `contact`. */
export function createPostgresDigestOutbox({ run }: PostgresConnection): DigestOutbox {
  const list = (digestId: string, isSuspected: boolean) =>
    run(
      (sql) => sql<StoredDemoRequest[]>`
        select id, created_at as "receivedAt", name, company, email, message
        from contact.requests
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
        select id as "requestId", created_at as "receivedAt", mail_last_error as "lastError"
        from contact.alerts join contact.requests on id = request_id
        where acknowledged_at is null
        order by created_at
        limit ${MAX_LISTED}`,
    );
  return {
    claimDigest: async () => {
      const [digest] = await run(
        (sql) => sql<{ id: string; attempt: number }[]>`
          select id, attempt from contact.claim_digest()`,
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
