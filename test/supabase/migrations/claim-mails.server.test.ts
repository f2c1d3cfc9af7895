import { LEASE_MS } from '#supabase/functions/send-contact-email/mail/send-mails.ts';
import { createStorage } from '#supabase/functions/send-contact-email/storage/postgres-storage.ts';
import { startBeforeAll } from '../../support/startBeforeAll';
import { connectionTo, startDatabaseUnderTest } from '../support/database-under-test';

const database = startBeforeAll(startDatabaseUnderTest);
beforeEach(() => database.clear());

const { outbox } = createStorage(connectionTo(database), {
  rateLimitPerHour: 20,
  mailCeilingPerHour: 500,
  answerHours: null,
});

async function claim(size = 10, ceiling = 500): Promise<string[]> {
  const claimed = await database.sql<{ id: string }[]>`
    select id from contact.claim_mails(${size}, ${ceiling})`;
  return claimed.map(({ id }) => id);
}

const recordSent = (id = '') => outbox.recordMailSent(id, undefined);
const recordFailed = (id = '') => outbox.recordMailUnsent(id, 'ESOCKET');

const insertMany = (count: number, columns: Readonly<Record<string, unknown>>) =>
  Promise.all(Array.from({ length: count }, () => database.insert(columns)));

/** Simulates the time from a claim until just before its lease ends, then what is left of it. */
const passMostOfLease = () => database.passTime(`${LEASE_MS - 10_000} milliseconds`);
const passRestOfLease = () => database.passTime('10 seconds');

test('leases what is claimed, which is due again once the lease has ended', async () => {
  const id = await database.insert({});
  expect(await claim()).toEqual([id]);
  await passMostOfLease();
  expect(await claim()).toEqual([]);
  await passRestOfLease();
  expect(await claim()).toEqual([id]);
});

test('skips a row that another transaction holds', async () => {
  const [held, free] = [await database.insert({}), await database.insert({})];
  await database.sql.begin(async (transaction) => {
    await transaction`select 1 from contact.requests where id = ${held} for update`;
    expect(await claim()).toEqual([free]);
  });
});

test.each([
  ['sent', (id: string) => recordSent(id)],
  [
    'marked as answered',
    (id: string) => database.sql`update contact.requests set answered_at = now() where id = ${id}`,
  ],
])('never claims again what was %s', async (_label, finish) => {
  const id = await database.insert({});
  await claim();
  await finish(id);
  await database.passTime('3 days');
  expect(await claim()).toEqual([]);
});

test('keeps a recorded success when a failure is recorded after it', async () => {
  const id = await database.insert({});
  await recordSent(id);
  await recordFailed(id);
  expect(await database.rows()).toMatchObject([
    { mail_last_error: null, mail_sent_at: expect.any(Date) as unknown },
  ]);
});

test('keeps who has not got an email when its next attempt fails', async () => {
  const id = await database.insert({});
  await outbox.recordMailUnsent(id, 'a@b.fr: 451 later', 'a@b.fr');
  await recordFailed(id);
  expect(await database.rows()).toMatchObject([
    { mail_last_error: 'ESOCKET', mail_pending_recipients: 'a@b.fr', mail_sent_at: null },
  ]);
});

test('records which recipients were rejected of an email that was sent', async () => {
  const id = await database.insert({});
  await outbox.recordMailSent(id, 'a@b.fr: 550 no');
  expect(await database.rows()).toMatchObject([
    { mail_last_error: 'a@b.fr: 550 no', mail_sent_at: expect.any(Date) as unknown },
  ]);
});

/** Checks that a request which failed just now is due after `minutes`, and not a minute before. */
async function expectDueAfter(minutes: number, id: string): Promise<void> {
  await database.passTime(`${minutes - 1} minutes`);
  expect(await claim()).toEqual([]);
  await database.passTime('1 minute');
  expect(await claim()).toEqual([id]);
}

test.each([
  [2, 4],
  [16, 30],
  [2_000_000_000, 30],
])('after attempt %d, retries %d minutes later', async (attempt, minutes) => {
  const id = await database.insert({ mail_attempts: attempt - 1 });
  await claim();
  await recordFailed(id);
  await expectDueAfter(minutes, id);
});

test('retries once the lease has ended after another email was sent, then waits again', async () => {
  const failing = await database.insert({ mail_attempts: 20 });
  await recordFailed((await claim())[0]);
  await database.insert({});
  await recordSent((await claim())[0]);
  await passMostOfLease();
  expect(await claim()).toEqual([]);
  await passRestOfLease();
  expect(await claim()).toEqual([failing]);
  await recordFailed(failing);
  await expectDueAfter(30, failing);
});

test('claims a new request before older ones that have failed', async () => {
  await insertMany(3, { created_at: new Date(0), mail_attempts: 1 });
  const fresh = await database.insert({});
  expect(await claim(1)).toEqual([fresh]);
});

describe('the ceiling', () => {
  test('counts what was sent within the hour and what is leased', async () => {
    await insertMany(5, {});
    await recordSent((await claim(1, 3))[0]);
    expect(await claim(1, 3)).toHaveLength(1);
    expect(await claim(10, 3)).toHaveLength(1);
    await passMostOfLease();
    expect(await claim(10, 3)).toEqual([]);
    await passRestOfLease();
    expect(await claim(10, 3)).toHaveLength(2);
    await database.passTime('61 minutes');
    expect(await claim(10, 3)).toHaveLength(3);
  });

  test('leaves suspected requests a tenth of it, and at least one email', async () => {
    await insertMany(20, { is_suspected: true });
    expect(await claim(10, 50)).toHaveLength(5);
    expect(await claim(10, 50)).toEqual([]);
    await database.passTime('61 minutes');
    expect(await claim(10, 5)).toHaveLength(1);
    expect(await claim(10, 5)).toEqual([]);
  });

  test('lets the oldest through first, and a suspected one only when no other is due', async () => {
    const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000);
    const suspected = await database.insert({ is_suspected: true, created_at: at(9) });
    const late = await database.insert({ created_at: at(1) });
    const early = await database.insert({ created_at: at(5) });
    expect(await claim(1)).toEqual([early]);
    expect(await claim(5)).toEqual([late]);
    expect(await claim(5)).toEqual([suspected]);
  });

  test('gives its last place to one of two claims at the same instant', async () => {
    await database.insert({});
    await database.insert({});
    const claimed = await database.runBoth(
      async (sql) => await sql`select 1 from contact.claim_mails(1, 1)`,
    );
    expect(claimed.map((rows) => rows.length)).toEqual([1, 0]);
  });
});
