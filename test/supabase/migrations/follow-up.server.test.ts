import type { FollowUpState } from '#supabase/functions/_shared/contract.ts';
import { TIME_ZONE } from '#supabase/functions/send-contact-email/mail/mail-text.ts';
import { createStorage } from '#supabase/functions/send-contact-email/storage/postgres-storage.ts';
import { startBeforeAll } from '../../support/startBeforeAll';
import { connectionTo, startDatabaseUnderTest } from '../support/database-under-test';

const database = startBeforeAll(startDatabaseUnderTest);
beforeEach(() => database.clear());

const LIMIT = 2;
const { runFollowUp } = createStorage(connectionTo(database), {
  rateLimitPerHour: LIMIT,
  mailCeilingPerHour: 500,
  answerHours: null,
});

type Change = readonly [from: FollowUpState, to: FollowUpState];

/** Looks at a request, or changes it. */
const follow = (id: string | undefined, change?: Change, addressHash = 'a') =>
  runFollowUp({ id, change: change && { from: change[0], to: change[1] }, addressHash });

/** In the first hour of a day, in Paris. */
const RECEIVED_AT = new Date('2026-10-31T23:30:00Z');
/** In Swedish, dates are written as in SQL. */
const DAY = RECEIVED_AT.toLocaleDateString('sv', { timeZone: TIME_ZONE });

const shown = (state: FollowUpState) => ({
  outcome: 'found',
  view: { company: 'Exemple SAS', day: DAY, state },
});

const store = () => database.insert({ created_at: RECEIVED_AT });

const datesOf = async () => {
  const [row] = await database.sql<{ answered_at: Date | null; dismissed_at: Date | null }[]>`
    select answered_at, dismissed_at from contact.requests`;
  return row;
};

const aDate = expect.any(Date) as unknown;

test('shows a request, marks it, keeps the first date and undoes', async () => {
  const id = await store();
  expect(await follow(id)).toEqual(shown('open'));
  expect(await follow(id, ['open', 'answered'])).toEqual(shown('answered'));
  const first = await datesOf();
  expect(first).toEqual({ answered_at: aDate, dismissed_at: null });
  expect(await follow(id, ['open', 'answered'])).toEqual(shown('answered'));
  expect(await follow(id, ['answered', 'answered'])).toEqual(shown('answered'));
  expect(await datesOf()).toEqual(first);
  expect(await follow(id, ['answered', 'open'])).toEqual(shown('open'));
  expect(await datesOf()).toEqual({ answered_at: null, dismissed_at: null });
  expect(await follow(id, ['open', 'dismissed'])).toEqual(shown('dismissed'));
  expect(await datesOf()).toEqual({ answered_at: null, dismissed_at: aDate });
});

test('of people who decide at once, one decides, and all learn what holds', async () => {
  const id = await store();
  const wishes = (['answered', 'dismissed', 'answered', 'dismissed'] as const).map((to) =>
    follow(id, ['open', to]),
  );
  const results = await Promise.all(wishes);
  const holds = await follow(id);
  for (const result of results) expect(result).toEqual(holds);
  const dates = Object.values((await datesOf()) ?? {}).filter((date) => date !== null);
  expect(dates).toHaveLength(1);
});

test('a request that was deleted is unknown', async () => {
  const id = await store();
  await database.sql`select contact.forget_person('camille@exemple.fr')`;
  expect(await follow(id, ['open', 'answered'])).toEqual({ outcome: 'unknown' });
});

test('limits the calls of one visitor within an hour, right or wrong, and of no other', async () => {
  const id = await store();
  const calls = Array.from({ length: 10 * LIMIT }, (_, n) => follow(n % 2 === 0 ? id : undefined));
  for (const { outcome } of await Promise.all(calls)) expect(outcome).not.toBe('rate_limited');
  for (const asked of [id, undefined]) {
    expect(await follow(asked)).toEqual({ outcome: 'rate_limited' });
  }
  expect(await follow(id, undefined, 'b')).toEqual(shown('open'));
  await database.sql`update contact.follow_up_calls set hour = hour - interval '1 hour'`;
  expect(await follow(id)).toEqual(shown('open'));
});
