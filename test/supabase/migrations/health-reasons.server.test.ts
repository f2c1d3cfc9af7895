import { readFileSync } from 'node:fs';
import path from 'node:path';
import { errorReason } from '#supabase/functions/send-contact-email/log.ts';
import {
  LOGIN_REFUSED,
  SENDER_REFUSED,
} from '#supabase/functions/send-contact-email/mail/smtp-mailer.ts';
import { REPOSITORY } from '#supabase/local/machine/repository.ts';
import { startBeforeAll } from '../../support/startBeforeAll';
import { startDatabaseUnderTest } from '../support/database-under-test';

const database = startBeforeAll(startDatabaseUnderTest);
beforeEach(async () => {
  await database.clear();
  await database.sql`update contact.last_retry set called_at = now()`;
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const hoursAgo = (hours: number) => minutesAgo(hours * 60);

async function healthReasons(answerHours: number | null): Promise<string[]> {
  const [row] = await database.sql<{ reasons: string[] }[]>`
    select to_json(contact.health_reasons(${answerHours})) as reasons`;
  return row?.reasons ?? [];
}

const mailed = { mail_sent_at: new Date() };
const answered = { answered_at: new Date() };
const failed = { mail_last_error: 'a@b.fr: 550 no' };
const refused = (code: string) => ({
  mail_last_error: errorReason(Object.assign(new Error('5.7.8 no'), { code })),
  mail_tried_at: minutesAgo(1),
});
const ofAddress = (address_hash: string, hours: number) => ({
  ...answered,
  address_hash,
  created_at: hoursAgo(hours),
});
const rejected = (hours: number) => ({ ...failed, mail_sent_at: hoursAgo(hours) });

test.each<[string, Record<string, unknown>, string[]]>([
  ['an email unsent for an hour', { created_at: minutesAgo(61) }, ['mail_overdue']],
  ['a suspected one', { created_at: hoursAgo(23), is_suspected: true }, []],
  ['a suspected one for a day', { created_at: hoursAgo(25), is_suspected: true }, ['mail_overdue']],
  ['an email unsent for less', { created_at: minutesAgo(59) }, []],
  ['a request answered without email', { created_at: minutesAgo(61), ...answered }, []],
  ['no answer for 24 hours', { created_at: hoursAgo(25), ...mailed }, ['answer_overdue']],
  ['no answer for less', { created_at: hoursAgo(23), ...mailed }, []],
  ['no request', { created_at: hoursAgo(25), ...mailed, dismissed_at: new Date() }, []],
  ['no answer to a spam bot', { created_at: hoursAgo(25), ...mailed, is_suspected: true }, []],
  ['a recipient rejected within 24 hours', rejected(23), ['recipient_rejected']],
  ['a recipient rejected before', rejected(25), []],
  ['a recipient that rejected a spam bot', { ...rejected(23), is_suspected: true }, []],
  ['a refused login', refused(LOGIN_REFUSED), [LOGIN_REFUSED]],
  [
    'a refused login for a spam bot',
    { ...refused(LOGIN_REFUSED), is_suspected: true },
    [LOGIN_REFUSED],
  ],
  ['a refused sender', refused(SENDER_REFUSED), [SENDER_REFUSED]],
  ['a refused login, then an answer', { ...refused(LOGIN_REFUSED), ...answered }, []],
  ['an unknown IP address within 24 hours', ofAddress('unknown', 23), ['visitor_address_unknown']],
  ['an unknown IP address before', ofAddress('unknown', 25), []],
  ['a known IP address', ofAddress('a', 23), []],
  ['a spam bot’s unknown IP address', { ...ofAddress('unknown', 23), is_suspected: true }, []],
])('reports the right reasons with %s', async (_label, columns, expected) => {
  await database.insert(columns);
  expect(await healthReasons(24)).toEqual(expected);
  const withoutMarks = expected.filter((reason) => reason !== 'answer_overdue');
  expect(await healthReasons(null)).toEqual(withoutMarks);
});

test.each([
  [2, [SENDER_REFUSED]],
  [0, []],
])('reports the latest refusal with a mail sent %i minutes ago', async (minutes, expected) => {
  await database.insert({ ...refused(LOGIN_REFUSED), mail_tried_at: minutesAgo(3) });
  await database.insert(refused(SENDER_REFUSED));
  // Under way.
  await database.insert({ mail_tried_at: new Date() });
  await database.insert({ mail_sent_at: minutesAgo(minutes) });
  expect(await healthReasons(null)).toEqual(expected);
});

test.each([
  ['9 minutes ago', minutesAgo(9), []],
  ['11 minutes ago', minutesAgo(11), ['retry_not_called']],
])('reports the right reasons with /retry called %s', async (_label, calledAt, expected) => {
  await database.sql`update contact.last_retry set called_at = ${calledAt}`;
  expect(await healthReasons(24)).toEqual(expected);
});

test('README’s list of who is waiting has suspected requests last', async () => {
  const file = 'supabase/functions/send-contact-email/README.md';
  const readme = readFileSync(path.join(REPOSITORY, file), 'utf8');
  const [query = ''] = /-- Who is waiting[^;]*/.exec(readme) ?? [];
  await database.insert({ name: 'suspected', created_at: hoursAgo(48), is_suspected: true });
  await database.insert({ name: 'answered', answered_at: new Date() });
  await database.insert({ name: 'dismissed', dismissed_at: new Date() });
  await database.insert({ name: 'second' });
  await database.insert({ name: 'first', created_at: hoursAgo(1) });
  const waiting = await database.sql.unsafe<{ name: string }[]>(query);
  expect(waiting.map(({ name }) => name)).toEqual(['first', 'second', 'suspected']);
});
