import { claims } from '../../../../src/content/claims';
import { type DatabaseUnderTest, startDatabaseUnderTest } from './database-under-test';

let database: DatabaseUnderTest;
beforeAll(async () => {
  database = await startDatabaseUnderTest();
});
afterAll(() => database.stop());
beforeEach(() => database.clear());

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const daysAgo = (days: number) => hoursAgo(days * 24);

// The page's own figures, which the SQL states a second time.
const { retentionYears, addressHashDays, responseHours } = claims;
const OVER_THE_YEARS = daysAgo(retentionYears * 366);
const UNDER_THE_YEARS = daysAgo(retentionYears * 365 - 1);

const emails = async () =>
  (await database.sql`select email from contact.requests order by email`).map(
    ({ email }) => email as string,
  );

describe('the purge', () => {
  const purge = () => database.sql`select contact.purge_personal_data()`;

  test('deletes who has not written for three years, and nobody else', async () => {
    await database.insert({ email: 'old@exemple.fr', created_at: OVER_THE_YEARS });
    await database.insert({ email: 'recent@exemple.fr', created_at: UNDER_THE_YEARS });
    await database.insert({ email: 'Back@exemple.fr', created_at: OVER_THE_YEARS });
    await database.insert({ email: 'back@exemple.fr', created_at: daysAgo(1) });
    await purge();
    expect(await emails()).toEqual(['Back@exemple.fr', 'back@exemple.fr', 'recent@exemple.fr']);
  });

  test('drops the hashed addresses of 30 days ago', async () => {
    await database.insert({
      email: 'a@b.fr',
      address_hash: 'x',
      created_at: daysAgo(addressHashDays + 1),
    });
    await database.insert({
      email: 'c@d.fr',
      address_hash: 'y',
      created_at: daysAgo(addressHashDays - 1),
    });
    await purge();
    expect(
      await database.sql`select email, address_hash from contact.requests order by email`,
    ).toEqual([
      { email: 'a@b.fr', address_hash: null },
      { email: 'c@d.fr', address_hash: 'y' },
    ]);
  });
});

test('one call forgets everything of one person', async () => {
  await database.insert({ email: 'camille@exemple.fr' });
  await database.insert({ email: 'Camille@Exemple.fr', message: 'again' });
  await database.insert({ email: 'other@exemple.fr' });
  const [row] = await database.sql`select contact.forget_person(' CAMILLE@exemple.fr ') as count`;
  expect(row).toEqual({ count: '2' });
  expect(await emails()).toEqual(['other@exemple.fr']);
});

describe('open requests', () => {
  test('are shown oldest first against the promise of 24 hours', async () => {
    await database.insert({ email: 'new@exemple.fr', created_at: hoursAgo(responseHours - 1) });
    await database.insert({ email: 'late@exemple.fr', created_at: hoursAgo(responseHours + 1) });
    await database.insert({ email: 'answered@exemple.fr', answered_at: new Date() });
    const open = await database.sql<{ email: string; is_late: boolean; hours: number }[]>`
      select email, is_late, (extract(epoch from age) / 3600)::integer as hours
      from contact.open_requests`;
    expect(open).toEqual([
      { email: 'late@exemple.fr', is_late: true, hours: responseHours + 1 },
      { email: 'new@exemple.fr', is_late: false, hours: responseHours - 1 },
    ]);
  });
});
