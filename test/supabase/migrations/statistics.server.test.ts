import { claims } from '#src/content/claims.ts';
import { ATTRIBUTION_MAX_LENGTH, RESPONSE_HOURS } from '#supabase/functions/_shared/contract.ts';
import { TIME_ZONE } from '#supabase/functions/send-contact-email/mail/mail-text.ts';
import { startBeforeAll } from '../../support/startBeforeAll';
import { startDatabaseUnderTest } from '../support/database-under-test';

const database = startBeforeAll(startDatabaseUnderTest);
beforeEach(async () => {
  await database.clear();
  await database.sql`truncate contact.past_months`;
});

const purge = () => database.sql`select contact.purge_personal_data()`;

const statistics = () => database.sql`
  select month::text, utm_campaign, utm_source, utm_medium, referrer_host,
    requests::int, answered::int, answered_in_time::int, dismissed::int
  from contact.statistics`;

const CAMPAIGN = {
  utm_campaign: 'clôture 2027',
  utm_source: 'linkedin',
  utm_medium: null,
  referrer_host: 'www.linkedin.com',
};
const UNKNOWN = { utm_campaign: null, utm_source: null, utm_medium: null, referrer_host: null };

/** Stores a request of a month's third day, answered after some hours, if it was. */
const store = (month: string, attribution: object, hours?: number, columns: object = {}) => {
  const created = new Date(`${month}-03T10:00:00Z`);
  const answered_at = hours === undefined ? null : new Date(created.getTime() + hours * 3_600_000);
  return database.insert({
    created_at: created,
    ...attribution,
    answered_at,
    email: `${Math.random()}@exemple.fr`,
    ...columns,
  });
};

async function fill(month: string) {
  await store(month, CAMPAIGN, 1, { email: 'camille@exemple.fr' });
  await store(month, { ...CAMPAIGN, utm_content: 'bandeau' }, 3);
  await store(month, { ...CAMPAIGN, utm_content: 'lettre' }, 90);
  await store(month, CAMPAIGN);
  await store(month, CAMPAIGN, undefined, { dismissed_at: new Date() });
  await store(month, UNKNOWN, RESPONSE_HOURS);
  // Spam bots, and a person whom one of their marks fits.
  await store(month, UNKNOWN, undefined, { is_suspected: true });
  await store(month, UNKNOWN, RESPONSE_HOURS + 1, { is_suspected: true });
  await store(month, { referrer_host: 'spam.example' }, undefined, { is_suspected: true });
}

const rowsOf = (month: string) => [
  {
    month: `${month}-01`,
    ...CAMPAIGN,
    requests: 4,
    answered: 3,
    answered_in_time: 2,
    dismissed: 1,
  },
  {
    month: `${month}-01`,
    ...UNKNOWN,
    requests: 2,
    answered: 2,
    answered_in_time: 1,
    dismissed: 0,
  },
];

test('count each month’s requests by their attribution, and what became of them', async () => {
  await fill('2026-10');
  await fill('2026-11');
  expect(await statistics()).toEqual([...rowsOf('2026-11'), ...rowsOf('2026-10')]);
});

test.each(Object.keys(CAMPAIGN))('count requests that differ in %s apart', async (part) => {
  await store('2026-10', CAMPAIGN);
  await store('2026-10', { ...CAMPAIGN, [part]: 'other' });
  expect(await statistics()).toHaveLength(2);
});

test('count a request of the first hour of a month, in Paris, to that month', async () => {
  const created_at = new Date('2026-10-31T23:30:00Z');
  await database.insert({ created_at });
  // In Swedish, dates are written as in SQL.
  const month = created_at.toLocaleDateString('sv', { timeZone: TIME_ZONE });
  expect(await statistics()).toMatchObject([{ month }]);
});

test('stay as they are when requests are purged, day by day, or forgotten', async () => {
  const [old, recent] = ['2020-10', new Date().toISOString().slice(0, 7)];
  await fill(old);
  await fill(recent);
  const before = await statistics();
  expect(before).toEqual([...rowsOf(recent), ...rowsOf(old)]);
  // This one has written again since.
  await purge();
  expect(await database.rows()).toHaveLength(10);
  expect(await statistics()).toEqual(before);
  await database.sql`select contact.forget_person('camille@exemple.fr')`;
  expect(await database.rows()).toHaveLength(8);
  expect(await statistics()).toEqual(before);
  await purge();
  expect(await statistics()).toEqual(before);
});

test('keep nothing of a person, nor of a link’s content, but the month and the campaign', async () => {
  await fill('2020-10');
  await purge();
  const kept = JSON.stringify(await database.sql`select * from contact.past_months`);
  expect(kept).toContain(CAMPAIGN.utm_campaign);
  expect(kept).not.toMatch(/camille|Exemple SAS|bandeau|lettre/i);
});

test('keep the longest attribution that a request may have', async () => {
  // Each character another one: Postgres compresses texts before it measures them.
  const text = (from: number) =>
    String.fromCodePoint(
      ...Array.from({ length: ATTRIBUTION_MAX_LENGTH }, (_, n) => from + 3331 * n),
    );
  const parts = Object.keys(CAMPAIGN).map((part, n) => [part, text(0x10000 + 1000 * n)] as const);
  await store('2020-10', Object.fromEntries(parts));
  const before = await statistics();
  await purge();
  expect(await database.rows()).toEqual([]);
  expect(await statistics()).toEqual(before);
});

describe('personal data', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

  // The page's own figures, which the SQL repeats.
  const { retentionYears, addressHashDays } = claims;
  const BEFORE_RETENTION = daysAgo(retentionYears * 366);
  const WITHIN_RETENTION = daysAgo(retentionYears * 365 - 1);

  test('deletes what is known of a person who has not written for three years', async () => {
    await database.insert({ email: 'old@exemple.fr', created_at: BEFORE_RETENTION });
    await database.insert({ email: 'recent@exemple.fr', created_at: WITHIN_RETENTION });
    await database.insert({ email: 'Back@exemple.fr', created_at: BEFORE_RETENTION });
    await database.insert({ email: 'back@exemple.fr', created_at: daysAgo(1) });
    await purge();
    const kept = ['Back@exemple.fr', 'recent@exemple.fr', 'back@exemple.fr'];
    expect(await database.emails()).toEqual(kept);
  });

  test('forgets the hashed IP addresses of requests after 30 days', async () => {
    const insert = (address_hash: string, days: number) =>
      database.insert({ address_hash, created_at: daysAgo(days) });
    await insert('old', addressHashDays + 1);
    await insert('recent', addressHashDays - 1);
    await purge();
    expect((await database.rows()).map((row) => row.address_hash)).toEqual([null, 'recent']);
  });

  test('forgets the hashed IP addresses of calls of the follow-up page after a day', async () => {
    const { sql } = database;
    for (const [address_hash, hours] of Object.entries({ old: 26, recent: 22 })) {
      const call = { address_hash, hour: new Date(Date.now() - hours * 3_600_000), calls: 1 };
      await sql`insert into contact.follow_up_calls ${sql(call)}`;
    }
    await purge();
    expect(await sql`select address_hash from contact.follow_up_calls`).toEqual([
      { address_hash: 'recent' },
    ]);
  });

  test('deletes all requests of one person by one call', async () => {
    await database.insert({ email: 'camille@exemple.fr' });
    await database.insert({ email: 'Camille@Exemple.fr', message: 'again' });
    await database.insert({ email: 'other@exemple.fr' });
    const [row] = await database.sql`select contact.forget_person(' CAMILLE@exemple.fr ') as count`;
    expect(row).toEqual({ count: '2' });
    expect(await database.emails()).toEqual(['other@exemple.fr']);
  });
});
