import type postgres from 'postgres';
import { ATTRIBUTION_PARTS } from '#supabase/functions/_shared/contract.ts';
import type {
  Attribution,
  ValidDemoRequest,
} from '#supabase/functions/send-contact-email/demo-request.ts';
import { sampleRequest } from '../../support/sampleRequest';
import { startBeforeAll } from '../../support/startBeforeAll';
import { startDatabaseUnderTest } from '../support/database-under-test';

const database = startBeforeAll(startDatabaseUnderTest);
beforeEach(() => database.clear());

const LIMIT = 2;

interface Submission {
  readonly changes?: Partial<ValidDemoRequest & Attribution>;
  readonly isSuspected?: boolean;
  readonly visitor?: string;
}

async function submit(
  { changes = {}, isSuspected = false, visitor }: Submission,
  sql: postgres.ISql = database.sql,
) {
  const [row] = await sql<{ outcome: string }[]>`
    select outcome from contact.submit_request(
      ${sql.json({ ...sampleRequest(changes) })}, ${isSuspected}, ${visitor ?? null}, ${LIMIT}
    )`;
  return row;
}

const OTHER_ATTRIBUTION = Object.fromEntries(ATTRIBUTION_PARTS.map((part) => [part, 'other']));

test.each<[string, string, Submission, Submission]>([
  ['the same content', 'duplicate', {}, {}],
  ['the email in capitals', 'duplicate', {}, { changes: { email: 'CAMILLE@Exemple.FR' } }],
  ['another spelling of the name', 'duplicate', {}, { changes: { name: 'C. Martin' } }],
  ['another company', 'accepted', {}, { changes: { company: 'Autre SAS' } }],
  ['another message', 'accepted', {}, { changes: { message: 'Autre chose' } }],
  ['another attribution', 'duplicate', {}, { changes: OTHER_ATTRIBUTION }],
  ['a person after a spam bot', 'accepted', { isSuspected: true }, {}],
  ['a spam bot after a person', 'duplicate', {}, { isSuspected: true }],
])('a second request with %s: %s', async (_label, outcome, first, second) => {
  expect(await submit(first)).toMatchObject({ outcome: 'accepted' });
  expect(await submit(second)).toMatchObject({ outcome });
  expect(await database.rows()).toHaveLength(outcome === 'accepted' ? 2 : 1);
});

test.each([
  ['23 hours', 'duplicate'],
  ['24 hours', 'accepted'],
])('the same request after %s: %s', async (interval, outcome) => {
  await submit({});
  await database.passTime(interval);
  expect(await submit({})).toMatchObject({ outcome });
});

test.each([
  ['an answer is a new one, the person’s second', { answered_at: new Date() }, 2],
  ['it was no request is a new one, the person’s first', { dismissed_at: new Date() }, 1],
])('the same request after %s, and has duplicates of its own', async (_label, marked, rank) => {
  await submit({});
  await database.sql`update contact.requests set ${database.sql(marked)}`;
  expect(await submit({})).toMatchObject({ outcome: 'accepted' });
  expect(await submit({})).toMatchObject({ outcome: 'duplicate' });
  expect(await database.rows()).toMatchObject([{ rank: 1 }, { rank }]);
});

test('one IP address waits until the oldest of its last requests is an hour old, and no other does', async () => {
  /** Submits another request each time. */
  const submitFrom = (visitor: string, message = `${Math.random()}`) =>
    submit({ changes: { message }, visitor });
  await submitFrom('a');
  await database.passTime('20 minutes');
  await submitFrom('a', 'Bonjour');
  expect(await submitFrom('a')).toMatchObject({ outcome: 'rate_limited' });
  expect(await submitFrom('a', 'Bonjour')).toMatchObject({ outcome: 'duplicate' });
  expect(await submitFrom('b')).toMatchObject({ outcome: 'accepted' });
  await database.passTime('40 minutes');
  expect(await submitFrom('a')).toMatchObject({ outcome: 'accepted' });
  expect(await submitFrom('a')).toMatchObject({ outcome: 'rate_limited' });
});

test('requests without a known IP address share one limit, ten times as high, which leaves others alone', async () => {
  const submitMany = (count: number, visitor?: string) =>
    Promise.all(
      Array.from({ length: count }, () => {
        const changes = { email: `${Math.random()}@exemple.fr` };
        return submit(visitor === undefined ? { changes } : { changes, visitor });
      }),
    );
  for (const row of await submitMany(10 * LIMIT))
    expect(row).toMatchObject({ outcome: 'accepted' });
  expect(await submitMany(1)).toMatchObject([{ outcome: 'rate_limited' }]);
  expect(await submitMany(1, 'a')).toMatchObject([{ outcome: 'accepted' }]);
});

describe('at the same instant', () => {
  const submitAs = (submission: Submission) => async (sql: postgres.ISql) =>
    (await submit(submission, sql))?.outcome;

  test('the same request is a duplicate of the first', async () => {
    expect(await database.runBoth(submitAs({}))).toEqual(['accepted', 'duplicate']);
  });

  test('two requests of one IP address cannot both be the last one allowed', async () => {
    await submit({ changes: { email: 'a@exemple.fr' }, visitor: 'a' });
    const outcomes = await database.runBoth(
      submitAs({ changes: { email: 'b@exemple.fr' }, visitor: 'a' }),
      submitAs({ changes: { email: 'c@exemple.fr' }, visitor: 'a' }),
    );
    expect(outcomes).toEqual(['accepted', 'rate_limited']);
  });
});

test('a request is dated when it is stored: its transaction may have waited for the locks before', async () => {
  await database.sql.begin(async (transaction) => {
    await transaction`select`;
    await submit({}, transaction);
    const stored = await transaction`select created_at > now() as is_later from contact.requests`;
    expect(stored).toEqual([{ is_later: true }]);
  });
});

test('a field needs a column and no change here, and a column that is not a field keeps its default', async () => {
  const { sql } = database;
  const changes = { fieldOfNextYear: 'Comptable' } as object;
  await expect(submit({ changes })).rejects.toThrow('column "fieldOfNextYear" of relation');
  expect(await database.rows()).toEqual([]);
  await sql`
    alter table contact.requests
    add column "fieldOfNextYear" text,
    add column default_of_next_year text not null default 'web'`;
  expect(await submit({ changes })).toMatchObject({ outcome: 'accepted' });
  expect(await database.rows()).toMatchObject([
    { ...sampleRequest(changes), default_of_next_year: 'web' },
  ]);
  await sql`
    alter table contact.requests drop column "fieldOfNextYear", drop column default_of_next_year`;
});
