import { claims } from '#src/content/claims.ts';
import { startBeforeAll } from '../../support/startBeforeAll';
import { startDatabaseUnderTest } from '../support/database-under-test';

const database = startBeforeAll(startDatabaseUnderTest);
beforeEach(() => database.clear());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

// The page's own figures, which the SQL repeats.
const { retentionYears, addressHashDays } = claims;
const BEFORE_RETENTION = daysAgo(retentionYears * 366);
const WITHIN_RETENTION = daysAgo(retentionYears * 365 - 1);

const purge = () => database.sql`select contact.purge_personal_data()`;

test('deletes what is known of a person who has not written for three years', async () => {
  await database.insert({ email: 'old@exemple.fr', created_at: BEFORE_RETENTION });
  await database.insert({ email: 'recent@exemple.fr', created_at: WITHIN_RETENTION });
  await database.insert({ email: 'Back@exemple.fr', created_at: BEFORE_RETENTION });
  await database.insert({ email: 'back@exemple.fr', created_at: daysAgo(1) });
  await purge();
  const kept = ['Back@exemple.fr', 'recent@exemple.fr', 'back@exemple.fr'];
  expect(await database.emails()).toEqual(kept);
});

test('forgets hashed IP addresses after 30 days', async () => {
  const insert = (address_hash: string, days: number) =>
    database.insert({ address_hash, created_at: daysAgo(days) });
  await insert('old', addressHashDays + 1);
  await insert('recent', addressHashDays - 1);
  await purge();
  expect((await database.rows()).map((row) => row.address_hash)).toEqual([null, 'recent']);
});

test('deletes all requests of one person by one call', async () => {
  await database.insert({ email: 'camille@exemple.fr' });
  await database.insert({ email: 'Camille@Exemple.fr', message: 'again' });
  await database.insert({ email: 'other@exemple.fr' });
  const [row] = await database.sql`select contact.forget_person(' CAMILLE@exemple.fr ') as count`;
  expect(row).toEqual({ count: '2' });
  expect(await database.emails()).toEqual(['other@exemple.fr']);
});
