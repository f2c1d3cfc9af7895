import { readFileSync } from 'node:fs';
import path from 'node:path';
import type postgres from 'postgres';
import { claims } from '#src/content/claims.ts';
import type { ValidDemoRequest } from '#supabase/functions/send-contact-email/demo-request.ts';
import { REPOSITORY } from '#supabase/local/machine/repository.ts';
import { demoRequest } from '../support/builders';
import { eventually } from '../../support/eventually';
import { startBeforeAll } from '../../support/startBeforeAll';
import { startDatabaseUnderTest } from '../support/database-under-test';

const database = startBeforeAll(startDatabaseUnderTest);
beforeEach(async () => {
  await database.clear();
  await database.sql`update contact.last_retry set called_at = now()`;
});

const LIMIT = 2;

interface Submission {
  readonly changes?: Partial<ValidDemoRequest> & { jobTitle?: string };
  readonly isSuspected?: boolean;
  readonly visitor?: string;
}

async function submit(
  { changes = {}, isSuspected = false, visitor }: Submission,
  sql: postgres.ISql = database.sql,
) {
  const [row] = await sql<{ outcome: string }[]>`
    select outcome from contact.submit_request(
      ${sql.json({ ...demoRequest(changes) })}, ${isSuspected}, ${visitor ?? null}, ${LIMIT}
    )`;
  return row;
}

test.each<[string, string, Submission, Submission]>([
  ['the same content', 'duplicate', {}, {}],
  ['the email in capitals', 'duplicate', {}, { changes: { email: 'CAMILLE@Exemple.FR' } }],
  ['another spelling of the name', 'duplicate', {}, { changes: { name: 'C. Martin' } }],
  ['another company', 'accepted', {}, { changes: { company: 'Autre SAS' } }],
  ['another message', 'accepted', {}, { changes: { message: 'Autre chose' } }],
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

test('the same request after an answer is a new one, and has duplicates of its own', async () => {
  await submit({});
  await database.sql`update contact.requests set answered_at = now()`;
  expect(await submit({})).toMatchObject({ outcome: 'accepted' });
  expect(await submit({})).toMatchObject({ outcome: 'duplicate' });
  expect(await database.rows()).toHaveLength(2);
});

test('one IP address waits until the oldest of its last requests is an hour old, and no other does', async () => {
  /** Submits another request each time. */
  const submitFrom = (visitor: string) =>
    submit({ changes: { message: `${Math.random()}` }, visitor });
  await submitFrom('a');
  await database.passTime('20 minutes');
  await submitFrom('a');
  expect(await submitFrom('a')).toMatchObject({ outcome: 'rate_limited' });
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
  /**
   * Runs a statement in a transaction, and another one that must wait until the first is committed.
   *
   * @returns both results
   */
  async function both<T>(statement: (sql: postgres.ISql) => Promise<T>, next = statement) {
    const { first, second } = await database.sql.begin(async (transaction) => {
      const results = { first: await statement(transaction), second: next(database.sql) };
      await eventually(async () => {
        const waiting = await database.sql`
          select 1 from pg_stat_activity
          where wait_event = 'advisory' and datname = current_database()`;
        expect(waiting).toHaveLength(1);
      });
      return results;
    });
    return [first, await second];
  }

  const submitAs = (submission: Submission) => async (sql: postgres.ISql) =>
    (await submit(submission, sql))?.outcome;

  test('the same request is a duplicate of the first', async () => {
    expect(await both(submitAs({}))).toEqual(['accepted', 'duplicate']);
  });

  test('two requests of one IP address cannot both be the last one allowed', async () => {
    await submit({ changes: { email: 'a@exemple.fr' }, visitor: 'a' });
    const outcomes = await both(
      submitAs({ changes: { email: 'b@exemple.fr' }, visitor: 'a' }),
      submitAs({ changes: { email: 'c@exemple.fr' }, visitor: 'a' }),
    );
    expect(outcomes).toEqual(['accepted', 'rate_limited']);
  });

  test('two claims cannot both get the last email under the ceiling', async () => {
    await database.insert({});
    await database.insert({});
    const claimed = await both(async (sql) => await sql`select 1 from contact.claim_mails(1, 1)`);
    expect(claimed.map((rows) => rows.length)).toEqual([1, 0]);
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

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const hoursAgo = (hours: number) => minutesAgo(hours * 60);
const daysAgo = (days: number) => hoursAgo(days * 24);

describe('the health check', () => {
  async function healthReasons(answerHours: number | null): Promise<string[]> {
    const [row] = await database.sql<{ reasons: string[] }[]>`
      select to_json(contact.health_reasons(${answerHours})) as reasons`;
    return row?.reasons ?? [];
  }

  const mailed = { mail_sent_at: new Date() };
  const answered = { answered_at: new Date() };
  const failed = { mail_last_error: 'a@b.fr: 550 no' };
  const refused = (code: string) => ({
    mail_last_error: `${code}: 5.7.8 no`,
    mail_tried_at: minutesAgo(1),
  });
  const rejected = (hours: number) => ({ ...failed, mail_sent_at: hoursAgo(hours) });

  test.each<[string, Record<string, unknown>, string[]]>([
    ['an email unsent for an hour', { created_at: minutesAgo(61) }, ['mail_overdue']],
    ['a suspected one', { created_at: hoursAgo(23), is_suspected: true }, []],
    [
      'a suspected one for a day',
      { created_at: hoursAgo(25), is_suspected: true },
      ['mail_overdue'],
    ],
    ['an email unsent for less', { created_at: minutesAgo(59) }, []],
    ['a request answered without email', { created_at: minutesAgo(61), ...answered }, []],
    ['no answer for 24 hours', { created_at: hoursAgo(25), ...mailed }, ['answer_overdue']],
    ['no answer for less', { created_at: hoursAgo(23), ...mailed }, []],
    ['no request', { created_at: hoursAgo(25), ...mailed, dismissed_at: new Date() }, []],
    ['no answer to a spam bot', { created_at: hoursAgo(25), ...mailed, is_suspected: true }, []],
    ['a recipient rejected within 24 hours', rejected(23), ['recipient_rejected']],
    ['a recipient rejected before', rejected(25), []],
    ['a recipient that rejected a spam bot', { ...rejected(23), is_suspected: true }, []],
    ['a refused login', refused('mail_login_refused'), ['mail_login_refused']],
    [
      'a refused login for a spam bot',
      { ...refused('mail_login_refused'), is_suspected: true },
      ['mail_login_refused'],
    ],
    ['a refused sender', refused('mail_sender_refused'), ['mail_sender_refused']],
    ['a refused login, then an answer', { ...refused('mail_login_refused'), ...answered }, []],
  ])('reports the right reasons with %s', async (_label, columns, expected) => {
    await database.insert(columns);
    expect(await healthReasons(24)).toEqual(expected);
    const withoutMarks = expected.filter((reason) => reason !== 'answer_overdue');
    expect(await healthReasons(null)).toEqual(withoutMarks);
  });

  test.each([
    [2, ['mail_sender_refused']],
    [0, []],
  ])('reports the latest refusal with a mail sent %i minutes ago', async (minutes, expected) => {
    await database.insert({ ...refused('mail_login_refused'), mail_tried_at: minutesAgo(3) });
    await database.insert(refused('mail_sender_refused'));
    // Under way.
    await database.insert({ mail_tried_at: new Date() });
    await database.insert({ mail_sent_at: minutesAgo(minutes) });
    expect(await healthReasons(null)).toEqual(expected);
  });

  test.each([
    ['an unknown IP address', 23, {}, ['visitor_address_unknown']],
    ['an unknown IP address long ago', 25, {}, []],
    ['a known IP address', 23, { visitor: 'a' }, []],
    ['an unknown IP address of a spam bot', 23, { isSuspected: true }, []],
  ])('reports the right reasons with %s', async (_label, hours, submission, expected) => {
    await submit(submission);
    await database.sql`update contact.requests set mail_sent_at = now()`;
    await database.passTime(`${hours} hours`);
    await database.sql`update contact.last_retry set called_at = now()`;
    expect(await healthReasons(null)).toEqual(expected);
  });

  test.each([
    ['9 minutes ago', minutesAgo(9), []],
    ['11 minutes ago', minutesAgo(11), ['retry_not_called']],
  ])('reports the right reasons with /retry called %s', async (_label, calledAt, expected) => {
    await database.sql`update contact.last_retry set called_at = ${calledAt}`;
    expect(await healthReasons(24)).toEqual(expected);
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
    { ...demoRequest(changes), default_of_next_year: 'web' },
  ]);
  await sql`
    alter table contact.requests drop column "fieldOfNextYear", drop column default_of_next_year`;
});

test('README’s list of who is waiting has suspected requests last', async () => {
  const file = 'supabase/functions/send-contact-email/README.md';
  const readme = readFileSync(path.join(REPOSITORY, file), 'utf8');
  const [query = ''] = /-- Who is waiting[^;]*/.exec(readme) ?? [];
  await database.insert({ name: 'suspected', created_at: daysAgo(2), is_suspected: true });
  await database.insert({ name: 'answered', answered_at: new Date() });
  await database.insert({ name: 'dismissed', dismissed_at: new Date() });
  await database.insert({ name: 'second' });
  await database.insert({ name: 'first', created_at: hoursAgo(1) });
  const waiting = await database.sql.unsafe<{ name: string }[]>(query);
  expect(waiting.map(({ name }) => name)).toEqual(['first', 'second', 'suspected']);
});

describe('personal data', () => {
  // The page's own figures, which the SQL repeats.
  const { retentionYears, addressHashDays } = claims;
  const BEFORE_RETENTION = daysAgo(retentionYears * 366);
  const WITHIN_RETENTION = daysAgo(retentionYears * 365 - 1);

  const purge = () => database.sql`select contact.purge_personal_data()`;

  test('of a person who has not written for three years is deleted', async () => {
    await database.insert({ email: 'old@exemple.fr', created_at: BEFORE_RETENTION });
    await database.insert({ email: 'recent@exemple.fr', created_at: WITHIN_RETENTION });
    await database.insert({ email: 'Back@exemple.fr', created_at: BEFORE_RETENTION });
    await database.insert({ email: 'back@exemple.fr', created_at: daysAgo(1) });
    await purge();
    const kept = ['Back@exemple.fr', 'recent@exemple.fr', 'back@exemple.fr'];
    expect(await database.emails()).toEqual(kept);
  });

  test('loses its hashed IP addresses after 30 days', async () => {
    const insert = (address_hash: string, days: number) =>
      database.insert({ address_hash, created_at: daysAgo(days) });
    await insert('old', addressHashDays + 1);
    await insert('recent', addressHashDays - 1);
    await purge();
    expect((await database.rows()).map((row) => row.address_hash)).toEqual([null, 'recent']);
  });

  test('of one person is deleted by one call', async () => {
    await database.insert({ email: 'camille@exemple.fr' });
    await database.insert({ email: 'Camille@Exemple.fr', message: 'again' });
    await database.insert({ email: 'other@exemple.fr' });
    const [row] = await database.sql`select contact.forget_person(' CAMILLE@exemple.fr ') as count`;
    expect(row).toEqual({ count: '2' });
    expect(await database.emails()).toEqual(['other@exemple.fr']);
  });
});
