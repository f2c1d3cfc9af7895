import { CAME_FROM_PARTS, FIELD_NAMES } from '../../_shared/contract.ts';
import type { StoredDemoRequest } from '../demo-request.ts';
import type { PostgresConnection } from './postgres-connection.ts';
import type { MailOutbox } from './storage.ts';

// Twice the number of connections to the mail server: a batch is sent well within the lease.
const BATCH_SIZE = 4;

/**
 * The outbox in the schema `contact`. Once a mail is recorded as sent, what is recorded later changes
 * nothing: an attempt that outlasts its lease may fail after the next one has succeeded.
 *
 * @param mailCeilingPerHour how many requests are mailed in an hour
 */
export function createPostgresMailOutbox(
  { run }: PostgresConnection,
  mailCeilingPerHour: number,
): MailOutbox {
  return {
    claimMails: () =>
      run(
        (sql) => sql<StoredDemoRequest[]>`
          select
            id, created_at as "receivedAt", ${sql(FIELD_NAMES)}, ${sql(CAME_FROM_PARTS)}, rank,
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
    recordPendingRecipients: async (id, recipients, reason) => {
      await run(
        (sql) => sql`
          update contact.requests
          set mail_pending_recipients = ${recipients}, mail_last_error = left(${reason ?? ''}, 500)
          where id = ${id} and mail_sent_at is null`,
      );
    },
    recordMailFailure: async (id, reason) => {
      await run(
        (sql) => sql`
          update contact.requests
          set mail_last_error = left(${reason}, 500)
          where id = ${id} and mail_sent_at is null`,
      );
    },
  };
}
