import { ARRIVAL_PARTS, FIELD_NAMES, type FollowUpView } from '../../_shared/contract.ts';
import type { StoredDemoRequest } from '../demo-request.ts';
import type { Settings } from '../settings.ts';
import type { PostgresConnection } from './postgres-connection.ts';
import type { FollowUpResult, MailOutbox, RunFollowUp, SaveRequest } from './storage.ts';

interface SubmitRow {
  readonly outcome: 'accepted' | 'duplicate' | 'rate_limited';
  readonly request_id: string | null;
}

interface FollowUpRow extends FollowUpView {
  readonly outcome: FollowUpResult['outcome'];
}

/** A call stores nothing: people who go through a morning's requests look and mark, twice each. */
const CALLS_PER_REQUEST = 10;

// Twice the number of connections to the mail server: a batch is sent well within the lease.
const BATCH_SIZE = 4;

/** Makes what the function does with the schema `contact` of Postgres 17. */
export function createStorage(
  connection: PostgresConnection,
  settings: Pick<Settings, 'rateLimitPerHour' | 'mailCeilingPerHour' | 'answerHours'>,
) {
  const { run } = connection;
  const { rateLimitPerHour, mailCeilingPerHour, answerHours } = settings;

  const save: SaveRequest = async ({ request, isSuspected, arrival, addressHash }) => {
    const [row] = await run(
      (sql) => sql<SubmitRow[]>`
        select outcome, request_id
        from contact.submit_request(
          ${sql.json({ ...request, ...arrival })}, ${isSuspected}, ${addressHash ?? null}, ${rateLimitPerHour}
        )`,
    );
    if (row?.outcome === 'rate_limited') return { outcome: row.outcome };
    if (!row?.request_id) throw new Error('submit_request returned no id');
    return { outcome: row.outcome, id: row.request_id };
  };

  const runFollowUp: RunFollowUp = async ({ id, change, addressHash }) => {
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
  };

  return {
    save,
    runFollowUp,
    /** Notes that /retry was called with the right secret. */
    noteRetry: async (): Promise<void> => {
      await run((sql) => sql`update contact.last_retry set called_at = clock_timestamp()`);
    },
    /** Reads why requests do not reach people in time, as codes; none when all is well. */
    readHealthReasons: async (): Promise<readonly string[]> => {
      const rows = await run(
        (sql) => sql<{ reason: string }[]>`
          select unnest(contact.health_reasons(${answerHours})) as reason`,
      );
      return rows.map(({ reason }) => reason);
    },
    outbox: createMailOutbox(connection, mailCeilingPerHour),
  };
}

/**
 * Once a mail is recorded as sent, what is recorded later changes nothing: an attempt that outlasts its
 * lease may fail after the next one has succeeded.
 */
function createMailOutbox({ run }: PostgresConnection, mailCeilingPerHour: number): MailOutbox {
  return {
    claimMails: () =>
      run(
        (sql) => sql<StoredDemoRequest[]>`
          select
            id, created_at as "receivedAt", ${sql(FIELD_NAMES)}, ${sql(ARRIVAL_PARTS)}, rank,
            is_suspected as "isSuspected", mail_pending_recipients as "pendingRecipients"
          from contact.claim_mails(${BATCH_SIZE}, ${mailCeilingPerHour})`,
      ),
    recordMailSent: async (id, rejections) => {
      await run(
        (sql) => sql`
          update contact.requests
          set mail_sent_at = clock_timestamp(), mail_last_error = left(${rejections ?? null}, 500)
          where id = ${id} and mail_sent_at is null`,
      );
    },
    recordMailUnsent: async (id, reason, pendingRecipients) => {
      await run(
        (sql) => sql`
          update contact.requests
          set
            mail_pending_recipients = coalesce(${pendingRecipients ?? null}, mail_pending_recipients),
            mail_last_error = left(${reason}, 500)
          where id = ${id} and mail_sent_at is null`,
      );
    },
  };
}
