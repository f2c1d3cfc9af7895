import type { StoredDemoRequest } from '../demo-request.ts';
import { refusalsOf, storedColumns } from './columns.ts';
import type { PostgresConnection } from './postgres-connection.ts';
import { MAX_REASON_LENGTH } from './postgres-mail-outbox.ts';
import type { Alert, Digest, DigestOutbox, Refusal } from './storage.ts';

/** How many of each kind a digest lists: a flood must not make a mail too large for any server. */
const MAX_LISTED = 100;

interface ClaimedDigest extends Pick<Digest, 'id' | 'attempt' | 'claimedAt'> {
  /** How many requests wait for the next one. */
  readonly waiting: number;
  /** How many alerts nobody has acknowledged. */
  readonly alerts: number;
}

/** The digests of the schema `contact`. */
export function createPostgresDigestOutbox({ run }: PostgresConnection): DigestOutbox {
  const list = (digestId: string, isSuspected: boolean) =>
    run(
      (sql) => sql<StoredDemoRequest[]>`
        select ${storedColumns(sql)}
        from contact.requests listed
        where digest_id = ${digestId} and is_suspected = ${isSuspected}
        order by created_at`,
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
  const refusals = () =>
    run(
      (sql) => sql<Refusal[]>`
        select address, reason from contact.untold_refusals order by address`,
    );
  return {
    claimDigest: async () => {
      const [claimed] = await run(
        (sql) => sql<ClaimedDigest[]>`
          select id, attempt, waiting, alerts, now() as "claimedAt"
          from contact.claim_digest(${MAX_LISTED})`,
      );
      if (claimed === undefined) return undefined;
      const { id, attempt, claimedAt } = claimed;
      const listedAlerts = await alerts();
      return {
        id,
        attempt,
        claimedAt,
        suspected: await list(id, true),
        aboveCeiling: await list(id, false),
        waitingCount: claimed.waiting,
        alerts: listedAlerts,
        moreAlerts: Math.max(0, claimed.alerts - listedAlerts.length),
        refusals: await refusals(),
      };
    },
    recordDigestSent: async (id, refused) => {
      await run(
        (sql) => sql`select contact.record_digest_sent(${id}, ${refusalsOf(sql, refused)})`,
      );
    },
    recordDigestFailure: async (id, reason) => {
      const cut = reason.slice(0, MAX_REASON_LENGTH);
      await run((sql) => sql`update contact.digests set mail_last_error = ${cut} where id = ${id}`);
    },
  };
}
