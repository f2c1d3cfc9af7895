import { expect } from '@playwright/test';
import postgres from 'postgres';
import type { DemoRequest } from '#src/services/sendDemoRequest.ts';
import type { Message } from '#supabase/local/mail-catcher/message.ts';
import { site } from './site';

/** Expects a request to be stored once, and soon emailed to the provider. */
export async function expectDelivered(request: DemoRequest): Promise<void> {
  const sql = postgres(site.databaseUrl, { onnotice: () => undefined });
  const rows = await sql`select * from contact.requests where email = ${request.email}`;
  await sql.end();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject(request);
  const said = [request.name, request.company, ...request.message.split('\n')];
  await expect(async () => {
    const response = await fetch(`${site.mailCatcherUrl}/api/messages`);
    const mails = (await response.json()) as Message[];
    const mail = mails.find(({ replyTo }) => replyTo === request.email);
    expect(said.filter((text) => !mail?.text.includes(text))).toEqual([]);
  }).toPass();
}
