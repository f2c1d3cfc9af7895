import postgres from 'postgres';
import type { Backend } from '../../supabase/temporary-backend';
import { eventually } from '../../supabase/function/eventually';

/** The rows in the database with this email address. */
export async function storedRequests(backend: Backend, email: string) {
  const sql = postgres(backend.postgres.url, { onnotice: () => undefined });
  try {
    return await sql`select * from contact.requests where email = ${email}`;
  } finally {
    await sql.end();
  }
}

interface CaughtMail {
  replyTo: string;
  text: string;
}

/** Waits for the email that notifies the provider of a request. */
export function mailFrom(backend: Backend, email: string): Promise<CaughtMail> {
  return eventually(async () => {
    const response = await fetch(`${backend.mailCatcher.url}/api/messages`);
    const mails = (await response.json()) as CaughtMail[];
    const found = mails.find((mail) => mail.replyTo.includes(email));
    if (!found) throw new Error(`No mail from ${email} arrived.`);
    return found;
  }, 10_000);
}
