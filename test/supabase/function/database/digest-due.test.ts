import { type DatabaseUnderTest, startDatabaseUnderTest } from './database-under-test';

let database: DatabaseUnderTest;
beforeAll(async () => {
  database = await startDatabaseUnderTest();
});
afterAll(() => database.stop());
beforeEach(() => database.clear());

const YESTERDAY = new Date(Date.now() - 25 * 3_600_000);

const MAX_LISTED = 3;

const claim = () => database.sql<{ id: string; attempt: number }[]>`
  select id, attempt from contact.claim_digest(${MAX_LISTED})`;

async function send(): Promise<boolean> {
  const [digest] = await claim();
  if (digest) await database.sql`select contact.record_digest_sent(${digest.id})`;
  return digest !== undefined;
}

/** As if 24 hours had passed. */
async function nextDay(): Promise<void> {
  await database.sql`update contact.digests set created_at = created_at - interval '24 hours'`;
  await database.sql`update contact.alerts set raised_at = raised_at - interval '24 hours'`;
}

const suspected = (createdAt: Date) =>
  database.insert({ is_suspected: true, delivery: 'digest', created_at: createdAt });

test('there is none when there is nothing to tell', async () => {
  await database.insert({ created_at: YESTERDAY });
  expect(await claim()).toEqual([]);
});

test('a suspected request waits for the morning, then is told once', async () => {
  const id = await suspected(new Date());
  const [hour] = await database.sql<{ at: Date }[]>`select contact.last_digest_hour() as at`;
  if ((hour?.at ?? 0) < new Date()) expect(await send()).toBe(false);
  await database.sql`update contact.requests set created_at = ${YESTERDAY}`;
  expect(await send()).toBe(true);
  expect(await database.sql`select id from contact.requests where mail_sent_at is null`).toEqual(
    [],
  );
  expect(await database.sql`select id from contact.requests where digest_id is not null`).toEqual([
    { id },
  ]);
  await nextDay();
  expect(await send()).toBe(false);
});

test('an alert is repeated every day until somebody acknowledges it', async () => {
  const id = await database.insert({ delivery: 'alert', created_at: YESTERDAY });
  await database.sql`insert into contact.alerts values (${id}, ${YESTERDAY})`;
  for (let day = 0; day < 3; day += 1) {
    expect(await send()).toBe(true);
    expect(await send()).toBe(false);
    await nextDay();
  }
  await database.sql`update contact.alerts set acknowledged_at = now() where request_id = ${id}`;
  expect(await send()).toBe(false);
});

const untold = async () =>
  (
    await database.sql`
      select email from contact.requests where mail_sent_at is null order by created_at`
  ).map(({ email }) => email as string);

const insertMany = (count: number, columns: Record<string, unknown>) =>
  Promise.all(
    Array.from({ length: count }, (_, n) => {
      const createdAt = new Date(YESTERDAY.getTime() + n);
      return database.insert({
        email: `p${n}@exemple.fr`,
        delivery: 'digest',
        created_at: createdAt,
        ...columns,
      });
    }),
  );

test('what does not find room in one is told by the next, which is due at once', async () => {
  await insertMany(MAX_LISTED + 2, {});
  const [digest] = await database.sql`select waiting from contact.claim_digest(${MAX_LISTED})`;
  expect(digest).toEqual({ waiting: 2 });
  await database.sql`select contact.record_digest_sent(id) from contact.digests`;
  expect(await untold()).toEqual(['p3@exemple.fr', 'p4@exemple.fr']);
  expect(await send()).toBe(true);
  expect(await untold()).toEqual([]);
  expect(await send()).toBe(false);
});

test('suspected requests take no room from others, and the rest waits for the next day', async () => {
  await insertMany(MAX_LISTED + 1, { is_suspected: true });
  const id = await database.insert({ delivery: 'digest', email: 'lead@exemple.fr' });
  expect(await send()).toBe(true);
  expect(await untold()).toEqual(['p3@exemple.fr']);
  expect(await database.sql`select mail_sent_at from contact.requests where id = ${id}`).toEqual([
    { mail_sent_at: expect.any(Date) as Date },
  ]);
  expect(await send()).toBe(false);
  await nextDay();
  expect(await send()).toBe(true);
  expect(await untold()).toEqual([]);
});

describe('a recipient that was refused', () => {
  const refuse = () => database.sql`
    select contact.note_refusals('[{ "address": "inconnu@solveo.example", "reason": "550 no" }]')`;

  test('is told once', async () => {
    await refuse();
    expect(await send()).toBe(true);
    expect(await database.sql`select address from contact.untold_refusals`).toEqual([]);
    await nextDay();
    expect(await send()).toBe(false);
  });

  test('is told again every day on which it is refused again', async () => {
    await refuse();
    expect(await send()).toBe(true);
    await refuse();
    expect(await send()).toBe(false);
    await nextDay();
    expect(await send()).toBe(true);
  });
});

test('one that fails is tried again under its id, and no other is opened', async () => {
  await suspected(YESTERDAY);
  const [first] = await claim();
  expect(first?.attempt).toBe(1);
  expect(await claim()).toEqual([]);
  await database.sql`update contact.digests set mail_due_at = now()`;
  expect(await claim()).toEqual([{ id: first?.id, attempt: 2 }]);
});

test('ten at once claim it once', async () => {
  await suspected(YESTERDAY);
  const claimed = await Promise.all(Array.from({ length: 10 }, claim));
  expect(claimed.flat()).toHaveLength(1);
});

test('its hour is seven in the morning in Paris, within the last day', async () => {
  const [row] = await database.sql<{ hour: string; age: number }[]>`
    select
      to_char(contact.last_digest_hour() at time zone 'Europe/Paris', 'HH24:MI') as hour,
      extract(epoch from now() - contact.last_digest_hour())::integer as age`;
  expect(row?.hour).toBe('07:00');
  expect(row?.age).toBeGreaterThanOrEqual(0);
  expect(row?.age).toBeLessThan(25 * 3_600);
});
