import postgres from 'postgres';
import {
  ATTRIBUTION_MAX_LENGTH,
  ATTRIBUTION_PARTS,
  FIELD_NAMES,
  FIELDS,
} from '#supabase/functions/_shared/contract.ts';
import { RETRY_SECRET_HEADER } from '#supabase/functions/send-contact-email/handler.ts';
import { applyMigrations, readMigrationFiles } from '#supabase/local/postgres/migrate.ts';
import { sampleRequest } from '../../support/sampleRequest';
import { startBeforeAll } from '../../support/startBeforeAll';
import { startDatabaseUnderTest } from '../support/database-under-test';
import { createHostedSchemas } from '../support/hosted-project';

let owner: postgres.Sql;
let anon: postgres.Sql;
// Registered before the hook that stops the database.
afterAll(() => Promise.all([owner.end(), anon.end()]));
const database = startBeforeAll(startDatabaseUnderTest);
beforeAll(() => {
  // Each connects with its first statement, after a test has created its role.
  owner = postgres(urlAs('provider'), { max: 1 });
  anon = postgres(urlAs('anon'), { max: 1 });
});

const files = readMigrationFiles();

const urlAs = (username: string) =>
  Object.assign(new URL(database.url), { username, password: 'secret', pathname: '/site' }).href;

// As on Supabase, where the API roles exist before any migration.
test('migrations are applied once, by an owner who is no superuser, beside the API roles', async () => {
  await database.sql`create role anon login password 'secret'`;
  await database.sql`create role authenticated`;
  await database.sql`create role provider login password 'secret'`;
  await database.sql`create database site owner provider`;
  expect(await applyMigrations(urlAs('provider'), files)).not.toEqual([]);
  expect(await applyMigrations(urlAs('provider'), files)).toEqual([]);
  const fields = owner.json({ ...sampleRequest({}) });
  const submitted = owner`select outcome from contact.submit_request(${fields}, false, null, 20)`;
  expect(await submitted).toEqual([{ outcome: 'accepted' }]);
  expect(await owner`select 1 from contact.claim_mails(1, 1)`).toHaveLength(1);
});

test.each([
  ['are missing', files.slice(1)],
  ['were edited', files.map((each) => ({ ...each, sql: `${each.sql}-- Edited.` }))],
])('a database is refused when files of its migrations %s', async (_label, others) => {
  await expect(applyMigrations(urlAs('provider'), others)).rejects.toThrow('remove `postgres`');
});

test('SQL that Postgres rejects is named by its file and line', async () => {
  const sql = '-- New.\nselect 1 from no_such_table;\n';
  const broken = { file: '29990101000000_broken.sql', version: '29990101000000', sql };
  await expect(applyMigrations(urlAs('provider'), [...files, broken])).rejects.toThrow(
    'supabase/migrations/29990101000000_broken.sql:2: relation "no_such_table" does not exist',
  );
});

describe('the public role', () => {
  test('may read no table, and execute no function, not even one that is created later', async () => {
    await expect(anon`select from contact.requests`).rejects.toMatchObject({ code: '42501' });
    const executable = await owner`
      select proname from pg_proc
      where pronamespace = 'contact'::regnamespace and has_function_privilege('anon', oid, 'execute')`;
    expect(executable).toEqual([]);
    await owner`create function contact.created_later() returns integer language sql as 'select 1'`;
    await expect(anon`select contact.created_later()`).rejects.toMatchObject({ code: '42501' });
  });

  test('sees and writes no row even when it is granted everything by mistake', async () => {
    await owner`grant usage on schema contact to anon`;
    await owner`grant all on all tables in schema contact to anon`;
    const fields = owner.json({ ...sampleRequest({ email: 'due@exemple.fr' }) });
    await owner`select contact.submit_request(${fields}, false, null, 20)`;
    await owner`insert into contact.follow_up_calls (address_hash, hour) values ('a', now())`;
    await owner`insert into contact.past_months values (now(), null, null, null, null, 1, 0, 0, 0)`;
    const relations = await owner<{ relname: string }[]>`
      select relname from pg_class
      where relnamespace = 'contact'::regnamespace and relkind in ('r', 'p', 'v', 'm')`;
    expect(relations).not.toEqual([]);
    for (const { relname } of relations) {
      const countAs = async (sql: postgres.Sql) => [
        relname,
        (await sql`select from ${sql(`contact.${relname}`)} limit 1`).length,
      ];
      // A new table needs a row here.
      expect(await countAs(owner)).toEqual([relname, 1]);
      expect(await countAs(anon)).toEqual([relname, 0]);
    }
    const inserting = anon`insert into contact.requests (name, company, email) values ('x', 'y', 'z@z')`;
    await expect(inserting).rejects.toMatchObject({ code: '42501' });
  });
});

test.each([
  ...FIELD_NAMES.map((field) => ({ field, ...FIELDS[field] })),
  ...ATTRIBUTION_PARTS.map((field) => ({
    field,
    maxLength: ATTRIBUTION_MAX_LENGTH,
    isRequired: true,
  })),
])('the table accepts the $field that the function accepts', async (column) => {
  const { field, maxLength, isRequired } = column;
  await database.insert({ [field]: '\u{1F600}'.repeat(maxLength) });
  const invalid = ['x'.repeat(maxLength + 1), ...(isRequired ? [''] : [])];
  for (const text of invalid) {
    await expect(database.insert({ [field]: text })).rejects.toMatchObject({ code: '23514' });
  }
});

test('calls /retry every minute, and deletes old personal data and its own runs every night', async () => {
  const { sql } = database;
  await createHostedSchemas(sql);
  await sql`select contact.schedule_jobs()`;
  await sql`select vault.create_secret('https://project.example', 'contact_retry_url')`;
  await expect(sql`select contact.call_retry()`).rejects.toThrow(/contact_retry_secret/);
  await sql`select vault.create_secret('the secret', 'contact_retry_secret')`;
  await database.clear();
  await database.insert({ created_at: new Date(0) });
  await sql`insert into cron.job (jobname) values ('of another program')`;
  await sql`
    insert into cron.job_run_details
    select jobid, now() - age, case when has_ended then now() - age end
    from cron.job, (values (interval '6 days'), ('8 days')) as ages (age),
      (values (true), (false)) as ends (has_ended)`;

  const jobs = await sql<{ schedule: string; command: string }[]>`
    select schedule, command from cron.job where jobname like 'contact-%' order by schedule`;
  expect(jobs.map(({ schedule }) => schedule)).toEqual(['* * * * *', '30 3 * * *', '45 3 * * *']);
  for (const { command } of jobs) await sql.unsafe(command);

  expect(await sql`select headers from net.calls`).toMatchObject([
    { headers: { [RETRY_SECRET_HEADER]: 'the secret' } },
  ]);
  expect(await database.rows()).toEqual([]);
  const left = await sql`
    select distinct jobname like 'contact-%' as is_ours, start_time > now() - interval '7 days' as is_young
    from cron.job_run_details join cron.job using (jobid) order by 1, 2`;
  expect(left).toEqual([
    { is_ours: false, is_young: false },
    { is_ours: false, is_young: true },
    { is_ours: true, is_young: true },
  ]);
});
