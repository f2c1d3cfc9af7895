import type postgres from 'postgres';
import { demoRequest } from '../../unit/builders';
import { type DatabaseUnderTest, startDatabaseUnderTest } from './database-under-test';
import { eventually } from '../eventually';

let database: DatabaseUnderTest;
beforeAll(async () => {
  database = await startDatabaseUnderTest();
});
afterAll(() => database.stop());
beforeEach(() => database.clear());

const isWaiting = () =>
  eventually(async () => {
    const waiting = await database.sql`
      select 1 from pg_stat_activity where wait_event = 'advisory' and datname = current_database()`;
    expect(waiting).toHaveLength(1);
  });

/**
 * Runs a statement in a transaction and then the same one on another connection, which must wait;
 * commits the first, and gives both results. Two at the same instant, without depending on luck.
 */
async function twice<T>(statement: (sql: postgres.Sql) => Promise<T>): Promise<[T, T]> {
  const first = await database.sql.reserve();
  await first`begin`;
  const said = await statement(first);
  const second = statement(database.sql);
  try {
    await isWaiting();
  } finally {
    await first`commit`;
    first.release();
  }
  return [said, await second];
}

const submit =
  (email: () => string, limit: number) =>
  async (sql: postgres.Sql): Promise<unknown> => {
    const [row] = await sql`
      select outcome from contact.submit_request(
        ${sql.json({ ...demoRequest({ email: email() }) })}, false, 'hash of an address', ${limit}
      )`;
    return row?.outcome;
  };

test('the same request waits for the first and is its duplicate', async () => {
  const outcomes = await twice(submit(() => 'camille@exemple.fr', 20));
  expect(outcomes).toEqual(['accepted', 'duplicate']);
});

test('two of one address cannot both be the last that is allowed', async () => {
  const emails = ['a@exemple.fr', 'b@exemple.fr'];
  const outcomes = await twice(submit(() => emails.shift() ?? '', 1));
  expect(outcomes).toEqual(['accepted', 'rate_limited']);
});

test('two claims cannot both take the last mail under the ceiling', async () => {
  await database.insert({});
  await database.insert({});
  const claimed = await twice(async (sql) => await sql`select 1 from contact.claim_mails(1, 1)`);
  expect(claimed.map((rows) => rows.length)).toEqual([1, 0]);
});
