import { type DatabaseUnderTest, startDatabaseUnderTest } from './database-under-test';
import { moveTimesBack } from './move-times-back';

let database: DatabaseUnderTest;
beforeAll(async () => {
  database = await startDatabaseUnderTest();
});
afterAll(() => database.stop());
beforeEach(() => database.clear());

const claim = async (size = 10, ceiling = 500) =>
  (
    await database.sql<{ id: string }[]>`
      select request_id as id from contact.claim_mails(${size}, ${ceiling})`
  ).map(({ id }) => id);

const passTime = (interval: string) => moveTimesBack(database.sql, interval);

const record = (id: string | undefined, wasSent: boolean) =>
  database.sql`select contact.record_mail(${id ?? ''}, ${wasSent}, ${wasSent ? null : 'ESOCKET'})`;

const insertMany = (count: number) =>
  Promise.all(Array.from({ length: count }, () => database.insert({})));

test('leases what is claimed, which is due again when its process died', async () => {
  const id = await database.insert({});
  expect(await claim()).toEqual([id]);
  expect(await claim()).toEqual([]);
  await passTime('2 minutes');
  expect(await claim()).toEqual([id]);
});

test('skips a row that somebody else holds', async () => {
  const [held, free] = [await database.insert({}), await database.insert({})];
  await database.sql.begin(async (transaction) => {
    await transaction`select 1 from contact.requests where id = ${held} for update`;
    expect(await claim()).toEqual([free]);
  });
});

test.each([
  ['sent', (id: string) => record(id, true)],
  [
    'marked as answered',
    (id: string) => database.sql`update contact.requests set answered_at = now() where id = ${id}`,
  ],
  ['deleted', () => database.sql`select contact.forget_person('camille@exemple.fr')`],
])('never claims again what was %s', async (_label, finish) => {
  const id = await database.insert({});
  await claim();
  await finish(id);
  await passTime('3 days');
  expect(await claim()).toEqual([]);
});

test('a late failure does not undo a recorded success', async () => {
  const id = await database.insert({});
  await record(id, true);
  await record(id, false);
  expect(await database.sql`select mail_last_error from contact.requests`).toEqual([
    { mail_last_error: null },
  ]);
});

test('tries again after 2, 4, 8 … minutes, then every 12 hours, without an end', async () => {
  await database.insert({});
  const minutes: number[] = [];
  while (minutes.length < 20) {
    await record((await claim())[0], false);
    const [row] = await database.sql<{ seconds: number }[]>`
      select extract(epoch from mail_due_at - now())::integer as seconds from contact.requests`;
    minutes.push(Math.round((row?.seconds ?? 0) / 60));
    await passTime(`${row?.seconds ?? 0} seconds`);
  }
  const doubling = [2, 4, 8, 16, 32, 64, 128, 256, 512];
  expect(minutes).toEqual([...doubling, ...Array<number>(11).fill(12 * 60)]);
  await database.sql`update contact.requests set mail_attempts = 2000000000`;
  expect(await claim()).toHaveLength(1);
});

test.each(['1 hour', '400 days'])('a clock put back by %s loses nothing', async (interval) => {
  const id = await database.insert({ mail_attempts: 10 });
  expect(await claim()).toEqual([id]);
  await record(id, false);
  await passTime(`-${interval}`);
  for (let hours = 0; hours <= 13 && (await claim()).length === 0; hours += 1) {
    await passTime('1 hour');
  }
  expect(await database.sql`select mail_attempts from contact.requests`).toEqual([
    { mail_attempts: 12 },
  ]);
});

describe('the ceiling', () => {
  test('counts what was sent within the hour and what is leased', async () => {
    await insertMany(5);
    await record((await claim(1, 3))[0], true);
    expect(await claim(1, 3)).toHaveLength(1);
    expect(await claim(10, 3)).toHaveLength(1);
    expect(await claim(10, 3)).toEqual([]);
    await passTime('61 minutes');
    expect(await claim(10, 3)).toHaveLength(3);
  });

  test('leaves a tenth to suspected requests, and one place at least', async () => {
    await Promise.all(Array.from({ length: 20 }, () => database.insert({ is_suspected: true })));
    expect(await claim(10, 50)).toHaveLength(5);
    expect(await claim(10, 50)).toEqual([]);
    await passTime('61 minutes');
    expect(await claim(10, 5)).toHaveLength(1);
    expect(await claim(10, 5)).toEqual([]);
  });

  test('takes the oldest first, and a suspected one only when no other is due', async () => {
    const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000);
    const suspected = await database.insert({ is_suspected: true, created_at: at(9) });
    const late = await database.insert({ created_at: at(1) });
    const early = await database.insert({ created_at: at(5) });
    expect(await claim(1)).toEqual([early]);
    expect(await claim(5)).toEqual([late]);
    expect(await claim(5)).toEqual([suspected]);
  });

  test('says in the last mail under it how many wait', async () => {
    await insertMany(5);
    await database.insert({ is_suspected: true });
    const waiting = await database.sql`select waiting from contact.claim_mails(10, 3)`;
    expect(waiting.map((row) => row.waiting as number)).toEqual([0, 0, 3]);
    await passTime('61 minutes');
    expect(await database.sql`select waiting from contact.claim_mails(2, 500)`).toEqual([
      { waiting: 0 },
      { waiting: 0 },
    ]);
  });
});
