import { demoRequest } from '../unit/builders';
import { type BackendUnderTest, startBackendUnderTest } from './backend-under-test';
import { eventually } from './eventually';

jest.setTimeout(120_000);

const CEILING = 50;
const REQUESTS = 300;

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackendUnderTest({ MAIL_CEILING_PER_HOUR: String(CEILING) });
});
afterAll(() => backend.stop());

const sentCount = async () =>
  (await backend.rows()).filter((row) => row.mail_sent_at !== null).length;

/** Waits until no request is leased and another call would send nothing. */
async function sendAllowed(): Promise<number> {
  const before = await sentCount();
  await backend.retry();
  await eventually(async () => {
    const [row] = await backend.sql<{ leased: number; room: number; due: number }[]>`
      select
        (select count(*) from contact.requests where mail_leased_until is not null)::integer as leased,
        (select count(*) from contact.due_requests)::integer as due,
        contact.mail_room(
          ${CEILING}, not exists (select from contact.due_requests where not is_suspected)
        ) as room`;
    expect(row?.leased).toBe(0);
    expect(Math.min(row?.room ?? 1, row?.due ?? 1)).toBe(0);
  });
  return (await sentCount()) - before;
}

test(`${REQUESTS} requests, a third of them suspected, are all mailed once, the unsuspected first`, async () => {
  const requests = Array.from({ length: REQUESTS }, (_, n) => ({
    ...demoRequest({ email: `personne-${n}@exemple.fr` }),
    ...(n % 3 === 0 ? { website: 'https://spam.example' } : {}),
  }));
  for (const request of requests) expect((await backend.post(request)).status).toBe(200);
  // Suspected ones that were mailed before the first hour's ceiling was reached waited for nobody.
  const perHour = [await sendAllowed()];
  const before = (await backend.messages()).length;
  for (let hours = 0; (await sentCount()) < REQUESTS && hours < 60; hours += 1) {
    await backend.passTime('61 minutes');
    perHour.push(await sendAllowed());
  }
  const messages = (await backend.messages()).reverse();
  expect(messages).toHaveLength(REQUESTS);
  expect(new Set(messages.map(({ replyTo }) => replyTo)).size).toBe(REQUESTS);
  expect(Math.max(...perHour)).toBeLessThanOrEqual(CEILING);
  const marks = messages.slice(before).map(({ subject }) => subject.startsWith('[À vérifier]'));
  expect(marks.lastIndexOf(false)).toBeLessThan(marks.indexOf(true));
  const atCeiling = messages.filter(({ text }) => text.includes('contact.open_requests'));
  expect(atCeiling.length).toBeGreaterThanOrEqual(REQUESTS / CEILING - 1);
});
