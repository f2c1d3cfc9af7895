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
      create table cron.job (
        jobid bigserial, jobname text primary key, schedule text, command text
      );
      create table cron.job_run_details (jobid bigint, start_time timestamptz, end_time timestamptz);
      create function cron.schedule(job_name text, schedule text, command text)
      returns bigint language sql as $$
        insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
        on conflict (jobname) do update set schedule = excluded.schedule returning jobid
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

  test('every job is scheduled, once however often it runs', async () => {
    await database.sql`select contact.schedule_jobs()`;
    await database.sql`select contact.schedule_jobs()`;
    expect(
      await database.sql`select jobname, schedule, command from cron.job order by jobname`,
    ).toEqual([
      {
        jobname: 'contact-purge',
        schedule: '30 3 * * *',
        command: 'select contact.purge_personal_data()',
      },
      {
        jobname: 'contact-purge-runs',
        schedule: '45 3 * * *',
        command: expect.stringContaining('delete from cron.job_run_details') as string,
      },
      { jobname: 'contact-retry', schedule: '* * * * *', command: 'select contact.call_retry()' },
    ]);
  });

  test("of the runs pg_cron notes, the function's older than a week go", async () => {
    const { sql } = database;
    await sql`insert into cron.job (jobname) values ('of another program')`;
    await sql`
      insert into cron.job_run_details
      select jobid, now() - age, case when has_ended then now() - age end
      from cron.job, (values (interval '6 days'), ('8 days')) as ages (age),
        (values (true), (false)) as ends (has_ended)`;
    const [purge] = await sql<{ command: string }[]>`
      select command from cron.job where jobname = 'contact-purge-runs'`;
    await sql.unsafe(purge?.command ?? '');
    expect(
      await sql`
        select distinct jobname like 'contact-%' as is_ours, start_time > now() - interval '7 days' as is_young
        from cron.job_run_details join cron.job using (jobid) order by 1, 2`,
    ).toEqual([
      { is_ours: false, is_young: false },
      { is_ours: false, is_young: true },
      { is_ours: true, is_young: true },
    ]);
  });

  test('the retry takes URL and secret from Vault, and names those that Vault lacks', async () => {
    await expect(database.sql`select contact.call_retry()`).rejects.toThrow(/contact_retry_url/);
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
