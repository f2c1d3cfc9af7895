import type { StoredDemoRequest } from '../demo-request.ts';
import { refusalsOf, storedColumns } from './columns.ts';
import type { PostgresConnection } from './postgres-connection.ts';
import type { MailOutbox } from './storage.ts';

// Twice the number of connections to the mail server: a batch is sent well within the lease.
const BATCH_SIZE = 10;

export const MAX_REASON_LENGTH = 500;

/**
 * The stored requests of the schema `contact` whose mail is due.
 *
 * @param mailCeilingPerHour how many requests are mailed one by one in an hour
 */
export function createPostgresMailOutbox(
  { run }: PostgresConnection,
  mailCeilingPerHour: number,
): MailOutbox {
  return {
    claimMails: () =>
      run(
        (sql) => sql<StoredDemoRequest[]>`
          select ${storedColumns(sql)}
          from contact.claim_mails(${BATCH_SIZE}, ${mailCeilingPerHour}) as listed`,
      ),
    recordMailSent: async (id, refusals) => {
      await run((sql) => sql`select contact.record_mail_sent(${id}, ${refusalsOf(sql, refusals)})`);
    },
    recordMailFailure: async (id, reason) => {
      const cut = reason.slice(0, MAX_REASON_LENGTH);
      await run((sql) => sql`select contact.record_mail_failure(${id}, ${cut})`);
    },
  };
}
