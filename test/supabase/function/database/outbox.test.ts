import { type DatabaseUnderTest, startDatabaseUnderTest } from './database-under-test';

let database: DatabaseUnderTest;
beforeAll(async () => {
  database = await startDatabaseUnderTest();
});
afterAll(() => database.stop());
beforeEach(() => database.clear());

const claim = async (size = 10, ceiling = 500) =>
  (
    await database.sql<{ id: string }[]>`select id from contact.claim_mails(${size}, ${ceiling})`
  ).map(({ id }) => id);

/** As if `interval` had passed, or, when it is negative, as if the clock had been put back by it. */
const shiftClock = (interval: string) => database.sql`
  update contact.requests set
    created_at = created_at - ${interval}::interval,
    mail_due_at = mail_due_at - ${interval}::interval,
    mail_leased_until = mail_leased_until - ${interval}::interval,
    mail_sent_at = mail_sent_at - ${interval}::interval`;

const fail = (id: string | undefined) =>
  database.sql`select contact.record_mail_failure(${id ?? ''}, 'ESOCKET: away')`;

test('what is claimed is nobody else’s, and due again when its process died', async () => {
  const id = await database.insert({});
  expect(await claim()).toEqual([id]);
  expect(await claim()).toEqual([]);
  await shiftClock('2 minutes');
  expect(await claim()).toEqual([id]);
});

test('ten at once claim each request once', async () => {
  await Promise.all(Array.from({ length: 30 }, () => database.insert({})));
  const claimed = (await Promise.all(Array.from({ length: 10 }, () => claim(5)))).flat();
  expect(claimed).toHaveLength(30);
  expect(new Set(claimed).size).toBe(30);
});

test('a row that somebody else holds is passed over, not waited for', async () => {
  const [held, free] = [await database.insert({}), await database.insert({})];
  await database.sql.begin(async (transaction) => {
    await transaction`select 1 from contact.requests where id = ${held} for update`;
    expect(await claim()).toEqual([free]);
  });
});

test('what was sent is not claimed again', async () => {
  const id = await database.insert({});
  await claim();
  await database.sql`select contact.record_mail_sent(${id})`;
  await shiftClock('3 days');
  expect(await claim()).toEqual([]);
});

test('attempts lie further and further apart, for at least 72 hours, then raise an alert', async () => {
  const id = await database.insert({});
  const delays: number[] = [];
  for (;;) {
    const [claimed] = await claim();
    if (claimed === undefined) break;
    await fail(claimed);
    const [row] = await database.sql<{ seconds: number }[]>`
      select extract(epoch from mail_due_at - now())::integer as seconds from contact.requests`;
    delays.push(row?.seconds ?? 0);
    await shiftClock(`${row?.seconds ?? 0} seconds`);
  }
  expect(delays).toEqual([...delays].sort((a, b) => a - b));
  const hours = delays.slice(0, -1).reduce((sum, seconds) => sum + seconds, 0) / 3_600;
  expect(hours).toBeGreaterThanOrEqual(72);
  expect(await database.sql`select request_id, acknowledged_at from contact.alerts`).toEqual([
    { request_id: id, acknowledged_at: null },
  ]);
  expect(await database.sql`select delivery, mail_last_error from contact.requests`).toEqual([
    { delivery: 'alert', mail_last_error: 'ESOCKET: away' },
  ]);
});

test('a mail that kills every process that sends it raises an alert as well', async () => {
  await database.insert({ mail_attempts: 14 });
  expect(await claim()).toHaveLength(1);
  expect(await claim()).toEqual([]);
  expect(await database.sql`select 1 from contact.alerts`).toHaveLength(0);
  await shiftClock('12 hours');
  expect(await claim()).toEqual([]);
  expect(await database.sql`select 1 from contact.alerts`).toHaveLength(1);
});

test.each(['1 hour', '400 days'])('a clock put back by %s loses nothing', async (interval) => {
  const id = await database.insert({ mail_attempts: 10 });
  expect(await claim()).toEqual([id]);
  await fail(id);
  await shiftClock(`-${interval}`);
  for (let hours = 0; hours <= 13 && (await claim()).length === 0; hours += 1) {
    await shiftClock('1 hour');
  }
  expect(await database.sql`select mail_attempts from contact.requests`).toEqual([
    { mail_attempts: 12 },
  ]);
});

test('a clock put forward by a year loses nothing', async () => {
  const id = await database.insert({});
  await claim();
  await shiftClock('1 year');
  expect(await claim()).toEqual([id]);
});

describe('the ceiling', () => {
  test('counts what was sent within the hour and what is on its way', async () => {
    await Promise.all(Array.from({ length: 5 }, () => database.insert({})));
    const [first] = await claim(1, 3);
    await database.sql`select contact.record_mail_sent(${first ?? ''})`;
    expect(await claim(1, 3)).toHaveLength(1);
    expect(await claim(10, 3)).toHaveLength(1);
    expect(await claim(10, 3)).toEqual([]);
    const held = await database.sql`select 1 from contact.requests where delivery = 'digest'`;
    expect(held).toHaveLength(2);
  });

  test('holds even when ten claim at once', async () => {
    await Promise.all(Array.from({ length: 30 }, () => database.insert({})));
    const claimed = await Promise.all(Array.from({ length: 10 }, () => claim(5, 7)));
    expect(claimed.flat()).toHaveLength(7);
  });

  test('is free again after an hour', async () => {
    const id = await database.insert({});
    await claim(1, 1);
    await database.sql`select contact.record_mail_sent(${id})`;
    await shiftClock('61 minutes');
    await database.insert({});
    expect(await claim(1, 1)).toHaveLength(1);
  });
});
