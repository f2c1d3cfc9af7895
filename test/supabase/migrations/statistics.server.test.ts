import { RESPONSE_HOURS } from '#supabase/functions/_shared/contract.ts';
import { startBeforeAll } from '../../support/startBeforeAll';
import { startDatabaseUnderTest } from '../support/database-under-test';

const database = startBeforeAll(startDatabaseUnderTest);
beforeEach(async () => {
  await database.clear();
  await database.sql`truncate contact.past_months`;
});

const statistics = () => database.sql`
  select month::text, origin, requests::int, answered::int, answered_in_time::int, dismissed::int
  from contact.statistics`;

const CAMPAIGN = 'campagne « a », linkedin';

/** Stores a request of a month's third day, answered after some hours, if it was. */
const store = (month: string, came_from: string | null, hours?: number, columns: object = {}) => {
  const created = new Date(`${month}-03T10:00:00Z`);
  const answered_at = hours === undefined ? null : new Date(created.getTime() + hours * 3_600_000);
  return database.insert({
    created_at: created,
    came_from,
    answered_at,
    email: `${Math.random()}@exemple.fr`,
    ...columns,
  });
};

async function fill(month: string) {
  await store(month, CAMPAIGN, 1, { email: 'camille@exemple.fr' });
  await store(month, `${CAMPAIGN} · bandeau`, 3);
  await store(month, `${CAMPAIGN} · lettre`, 90);
  await store(month, CAMPAIGN);
  await store(month, CAMPAIGN, undefined, { dismissed_at: new Date() });
  await store(month, null, RESPONSE_HOURS);
  // Spam bots, and a person whom one of their marks fits.
  await store(month, null, undefined, { is_suspected: true });
  await store(month, null, RESPONSE_HOURS + 1, { is_suspected: true });
  await store(month, 'spam.example', undefined, { is_suspected: true });
}

const rowsOf = (month: string) => [
  {
    month: `${month}-01`,
    origin: CAMPAIGN,
    requests: 4,
    answered: 3,
    answered_in_time: 2,
    dismissed: 1,
  },
  {
    month: `${month}-01`,
    origin: null,
    requests: 2,
    answered: 2,
    answered_in_time: 1,
    dismissed: 0,
  },
];

test('count each month’s requests by their origin, and what became of them', async () => {
  await fill('2026-10');
  await fill('2026-11');
  expect(await statistics()).toEqual([...rowsOf('2026-11'), ...rowsOf('2026-10')]);
});

test('count a request of the first hour of a month, in Paris, to that month', async () => {
  await database.insert({ created_at: new Date('2026-10-31T23:30:00Z') });
  expect(await statistics()).toMatchObject([{ month: '2026-11-01' }]);
});

test('stay as they are when requests are purged, day by day, or forgotten', async () => {
  const [old, recent] = ['2020-10', new Date().toISOString().slice(0, 7)];
  await fill(old);
  await fill(recent);
  const before = await statistics();
  expect(before).toEqual([...rowsOf(recent), ...rowsOf(old)]);
  // This one has written again since.
  await database.sql`select contact.purge_personal_data()`;
  expect(await database.rows()).toHaveLength(10);
  expect(await statistics()).toEqual(before);
  await database.sql`select contact.forget_person('camille@exemple.fr')`;
  expect(await database.rows()).toHaveLength(8);
  expect(await statistics()).toEqual(before);
  await database.sql`select contact.purge_personal_data()`;
  expect(await statistics()).toEqual(before);
});

test('keep nothing of a person, nor of a link, but the month and the campaign', async () => {
  await fill('2020-10');
  await database.sql`select contact.purge_personal_data()`;
  const kept = JSON.stringify(await database.sql`select * from contact.past_months`);
  expect(kept).toContain(CAMPAIGN);
  expect(kept).not.toMatch(/camille|Exemple SAS|bandeau|lettre/i);
});
