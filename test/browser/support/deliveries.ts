import postgres from 'postgres';
import type { DemoRequest } from '#src/services/demoRequest.ts';
import type { Message } from '#supabase/local/mail-catcher/message.ts';
import type { Backend } from '../../support/temporaryBackend';
import { eventually } from '../../support/eventually';

/** Expects a request to be stored once, and soon emailed to the provider. */
export async function expectDelivered(backend: Backend, request: DemoRequest): Promise<void> {
  const sql = postgres(backend.postgres.url, { onnotice: () => undefined });
  const rows = await sql`select * from contact.requests where email = ${request.email}`;
  await sql.end();
  expect(rows).toMatchObject([request]);
  await eventually(async () => {
    const response = await fetch(`${backend.mailCatcher.url}/api/messages`);
    const mails = (await response.json()) as Message[];
    const mail = mails.find(({ replyTo }) => replyTo === request.email);
    const said = [request.name, request.company, ...request.message.split('\n')];
    expect(said.filter((text) => !mail?.text.includes(text))).toEqual([]);
  }, 10_000);
}
