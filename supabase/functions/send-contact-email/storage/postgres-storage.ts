import {
  ATTRIBUTION_PARTS,
  FIELD_NAMES,
  type FollowUpState,
  type FollowUpView,
} from '../../_shared/contract.ts';
import type { Attribution, StoredDemoRequest, ValidDemoRequest } from '../demo-request.ts';
import type { Settings } from '../settings.ts';
import type { PostgresConnection } from './postgres-connection.ts';

export type PostgresStorage = ReturnType<typeof createStorage>;

/** The stored requests whose mail is due. */
export type MailOutbox = ReturnType<typeof createMailOutbox>;

/** A valid request, with what is known of its sender. */
export interface Submission {
  readonly request: ValidDemoRequest;
  /** The honeypot was filled in. */
  readonly isSuspected: boolean;
  readonly attribution: Attribution;
  /** Keyed hash of the visitor's IP address; undefined when the address is not known. */
  readonly addressHash: string | undefined;
}

export type SaveResult =
  /** Stored now; or the same request was stored within the last 24 hours, under this id. */
  | { readonly outcome: 'accepted' | 'duplicate'; readonly id: string }
  | { readonly outcome: 'rate_limited' };

/** What somebody who has the link of a request asks for. */
export interface FollowUpCall {
  /** The id of the request; undefined when the key is wrong: the call only counts then. */
  readonly id: string | undefined;
  /** The state that the caller saw, and the one that the request should have; undefined to look. */
  readonly change: { readonly from: FollowUpState; readonly to: FollowUpState } | undefined;
  /** Keyed hash of the caller's IP address; undefined when the address is not known. */
  readonly addressHash: string | undefined;
}

export type FollowUpResult =
  | { readonly outcome: 'found'; readonly view: FollowUpView }
  | { readonly outcome: 'unknown' | 'rate_limited' };

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

  return {
    /**
     * Stores a request durably, to be mailed, unless it is a duplicate or its IP address has sent too
     * many. Rejects when the database does not confirm within 12 seconds that it is stored.
     */
    save: async ({
      request,
      isSuspected,
      attribution,
      addressHash,
    }: Submission): Promise<SaveResult> => {
      const [row] = await run(
        (sql) => sql<SubmitRow[]>`
          select outcome, request_id
          from contact.submit_request(
            ${sql.json({ ...request, ...attribution })}, ${isSuspected}, ${addressHash ?? null}, ${rateLimitPerHour}
          )`,
      );
      if (row?.outcome === 'rate_limited') return { outcome: row.outcome };
      if (!row?.request_id) throw new Error('submit_request returned no id');
      return { outcome: row.outcome, id: row.request_id };
    },
    /** Changes the state of a request, if it still has the one that the caller saw, and returns what it has. */
    runFollowUp: async ({ id, change, addressHash }: FollowUpCall): Promise<FollowUpResult> => {
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
    },
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
function createMailOutbox({ run }: PostgresConnection, mailCeilingPerHour: number) {
  return {
    /**
     * Leases a few requests whose mail is due, and counts the attempt: nobody else gets them for two
     * minutes. Unless recorded as sent, they are due again 2 to 30 minutes later.
     */
    claimMails: (): Promise<readonly StoredDemoRequest[]> =>
      run(
        (sql) => sql<StoredDemoRequest[]>`
          select
            id, created_at as "receivedAt", ${sql(FIELD_NAMES)}, ${sql(ATTRIBUTION_PARTS)}, rank,
            is_suspected as "isSuspected", mail_pending_recipients as "pendingRecipients"
          from contact.claim_mails(${BATCH_SIZE}, ${mailCeilingPerHour})`,
      ),
    /**
     * Records that the mail server has accepted the mail.
     *
     * @param rejections which recipients it rejected and why; undefined when it accepted all
     */
    recordMailSent: async (id: string, rejections: string | undefined): Promise<void> => {
      await run(
        (sql) => sql`
          update contact.requests
          set mail_sent_at = clock_timestamp(), mail_last_error = left(${rejections ?? null}, 500)
          where id = ${id} and mail_sent_at is null`,
      );
    },
    /**
     * Records why the mail stays unsent: the mail server has accepted it for nobody, or not for all.
     *
     * @param pendingRecipients who has not got it when others have, separated by commas: its next mails go
     *   to those alone. Undefined when the attempt has not changed who has it
     */
    recordMailUnsent: async (
      id: string,
      reason: string,
      pendingRecipients?: string,
    ): Promise<void> => {
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
