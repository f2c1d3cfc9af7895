import type postgres from 'postgres';

/** As if `interval` had passed; or, when it is negative, as if the clock had been put back by it. */
export async function moveTimesBack(sql: postgres.Sql, interval: string): Promise<void> {
  await sql`
    update contact.requests set
      created_at = created_at - ${interval}::interval,
      mail_due_at = mail_due_at - ${interval}::interval,
      mail_leased_until = mail_leased_until - ${interval}::interval,
      mail_sent_at = mail_sent_at - ${interval}::interval`;
  await sql`update contact.last_retry set called_at = called_at - ${interval}::interval`;
}
