import { type DatabaseUnderTest, startDatabaseUnderTest } from './database-under-test';

let database: DatabaseUnderTest;
beforeAll(async () => {
  database = await startDatabaseUnderTest();
});
afterAll(() => database.stop());

test('where the extensions are missing the migration says so and goes on', async () => {
  // As the last migration does, which startDatabaseUnderTest has applied.
  await database.sql`select contact.schedule_jobs()`;
  expect(database.notices.join('\n')).toMatch(/pg_cron or pg_net is missing: nothing is scheduled/);
});

// The Postgres of the tests does not have the extensions: these stand-ins have their signatures.
describe('where the extensions are', () => {
  beforeAll(async () => {
    await database.sql.unsafe(`
      create schema cron;
      create table cron.job (name text primary key, schedule text, command text);
      create function cron.schedule(job_name text, schedule text, command text)
      returns bigint language sql as $$
        insert into cron.job values (job_name, schedule, command)
        on conflict (name) do update set schedule = excluded.schedule returning 1::bigint
      $$;
      create schema net;
      create table net.calls (url text, headers jsonb, timeout integer);
      create function net.http_post(
        url text, body jsonb default '{}', params jsonb default '{}',
        headers jsonb default '{}', timeout_milliseconds integer default 5000
      )
      returns bigint language sql as $$
        insert into net.calls values (url, headers, timeout_milliseconds) returning 7::bigint
      $$;
      create schema vault;
      create table vault.decrypted_secrets (name text, decrypted_secret text);`);
  });

  test('both jobs are scheduled, once however often it runs', async () => {
    await database.sql`select contact.schedule_jobs()`;
    await database.sql`select contact.schedule_jobs()`;
    expect(await database.sql`select * from cron.job order by name`).toEqual([
      {
        name: 'contact-purge',
        schedule: '30 3 * * *',
        command: 'select contact.purge_personal_data()',
      },
      { name: 'contact-retry', schedule: '* * * * *', command: 'select contact.call_retry()' },
    ]);
  });

  test('the retry names the secrets that Vault lacks', async () => {
    await expect(database.sql`select contact.call_retry()`).rejects.toThrow(/contact_retry_url/);
  });

  test('the retry takes address and secret from Vault', async () => {
    await database.sql`insert into vault.decrypted_secrets values
      ('contact_retry_url', 'https://project.example/functions/v1/send-contact-email/retry'),
      ('contact_retry_secret', 'the secret of /retry')`;
    expect(await database.sql`select contact.call_retry()`).toEqual([{ call_retry: '7' }]);
    expect(await database.sql`select * from net.calls`).toEqual([
      {
        url: 'https://project.example/functions/v1/send-contact-email/retry',
        headers: { 'Content-Type': 'application/json', 'x-retry-secret': 'the secret of /retry' },
        timeout: 10_000,
      },
    ]);
  });
});
