import type { StoredDemoRequest } from '../demo-request.ts';
import type { PostgresConnection } from './postgres-connection.ts';
import type { MailOutbox } from './storage.ts';

// Twice the connections to the mail server: all of them are sent well within the lease.
const BATCH_SIZE = 10;

export const MAX_REASON_LENGTH = 500;

/** @param mailCeilingPerHour how many requests are mailed one by one in an hour */
export function createPostgresMailOutbox(
  { run }: PostgresConnection,
  mailCeilingPerHour: number,
): MailOutbox {
  return {
    claimMails: () =>
      run(
        (sql) => sql<StoredDemoRequest[]>`
          select id, created_at as "receivedAt", name, company, email, message
          from contact.claim_mails(${BATCH_SIZE}, ${mailCeilingPerHour})`,
      ),
    recordMailSent: async (id) => {
      await run((sql) => sql`select contact.record_mail_sent(${id})`);
    },
    recordMailFailure: async (id, reason) => {
      const cut = reason.slice(0, MAX_REASON_LENGTH);
      await run((sql) => sql`select contact.record_mail_failure(${id}, ${cut})`);
    },
  };
}
