import { type DatabaseUnderTest, startDatabaseUnderTest } from './database-under-test';

let database: DatabaseUnderTest;
beforeAll(async () => {
  database = await startDatabaseUnderTest();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.clear();
  await database.sql`select contact.note_retry()`;
});

async function reasons(answersAreMarked = true): Promise<string[]> {
  const [row] = await database.sql<{ reasons: string[] }[]>`
    select to_json(contact.health_reasons(${answersAreMarked})) as reasons`;
  return row?.reasons ?? [];
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const hoursAgo = (hours: number) => minutesAgo(hours * 60);
const mailed = { mail_sent_at: new Date() };
const answered = { answered_at: new Date() };

test.each<[string, Record<string, unknown>, string[]]>([
  ['a mail not sent for an hour', { created_at: minutesAgo(61) }, ['mail_overdue']],
  ['a suspected one', { created_at: minutesAgo(61), is_suspected: true }, ['mail_overdue']],
  ['a mail not sent for less', { created_at: minutesAgo(59) }, []],
  ['one that somebody has answered', { created_at: minutesAgo(61), ...answered }, []],
  ['no response for 24 hours', { created_at: hoursAgo(25), ...mailed }, ['answer_overdue']],
  ['no response for less', { created_at: hoursAgo(23), ...mailed }, []],
  ['a response', { created_at: hoursAgo(25), ...mailed, ...answered }, []],
  ['no response to a robot', { created_at: hoursAgo(25), ...mailed, is_suspected: true }, []],
  [
    'a recipient rejected within 24 hours',
    { mail_sent_at: hoursAgo(23), mail_last_error: 'a@b.fr: 550 no' },
    ['recipient_refused'],
  ],
  [
    'a recipient rejected before',
    { mail_sent_at: hoursAgo(25), mail_last_error: 'a@b.fr: 550 no' },
    [],
  ],
  ['a mail that failed just now', { mail_last_error: '550 no' }, []],
])('with %s', async (_label, columns, expected) => {
  await database.insert(columns);
  expect(await reasons()).toEqual(expected);
});

test('asks about responses only where they are marked', async () => {
  await database.insert({ created_at: hoursAgo(25), ...mailed });
  expect(await reasons(false)).toEqual([]);
});

test.each([
  ['9 minutes ago', minutesAgo(9), []],
  ['11 minutes ago', minutesAgo(11), ['retry_not_called']],
  ['in a future that the clock was put back from', hoursAgo(-24), ['retry_not_called']],
])('with /retry called %s', async (_label, calledAt, expected) => {
  await database.sql`update contact.last_retry set called_at = ${calledAt}`;
  expect(await reasons()).toEqual(expected);
});
