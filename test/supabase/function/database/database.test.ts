import { rmSync } from 'node:fs';
import postgres from 'postgres';
import {
  FIELD_NAMES,
  FIELDS,
} from '../../../../supabase/functions/send-contact-email/demo-request';
import { applyMigrations } from '../../../../supabase/local/postgres/migrate';
import { findFreePort } from '../../../../supabase/local/machine/ports';
import { type RunningPostgres, startPostgres } from '../../../../supabase/local/postgres/server';
import { makeTemporaryFolder } from '../../../../supabase/local/machine/state-folder';
import { demoRequest } from '../../unit/builders';

jest.setTimeout(30_000);

const folder = makeTemporaryFolder();
let server: RunningPostgres;
let sql: postgres.Sql;

beforeAll(async () => {
  server = await startPostgres({ folder, port: await findFreePort(), durable: false });
  sql = postgres(server.url, { max: 1, onnotice: () => undefined });
  // As on Supabase, where the API roles exist before any migration.
  await sql`create role anon login password 'public'`;
  await sql`create role authenticated`;
});

afterAll(async () => {
  await sql.end();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('migrations are applied once, and a second run finds nothing to do', async () => {
  const applied = await applyMigrations(server.url);
  expect(applied.length).toBeGreaterThan(0);
  await sql`insert into contact.requests (name, company, email) values ('a', 'b', 'c@d')`;
  expect(await applyMigrations(server.url)).toEqual([]);
  expect(await sql`select name from contact.requests`).toEqual([{ name: 'a' }]);
});

test('they are noted as Supabase does', async () => {
  const [first] = await sql`select * from supabase_migrations.schema_migrations order by version`;
  expect(first).toMatchObject({
    version: expect.stringMatching(/^\d{14}$/) as unknown,
    name: 'create_tables',
  });
});

describe('the public role', () => {
  let anon: postgres.Sql;
  beforeAll(() => {
    const url = new URL(server.url);
    url.username = 'anon';
    url.password = 'public';
    anon = postgres(url.href, { max: 1 });
  });
  afterAll(() => anon.end());

  test.each([
    ['select', 'select * from contact.requests'],
    ['insert', "insert into contact.requests (name, company, email) values ('x', 'y', 'z@z')"],
    ['update', "update contact.requests set name = 'x'"],
    ['delete', 'delete from contact.requests'],
    ['truncate', 'truncate contact.requests'],
    ['create', 'create table contact.mine ()'],
  ])('may not %s', async (_label, statement) => {
    await expect(anon.unsafe(statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('may execute no function', async () => {
    const executable = await sql`
      select proname from pg_proc
      where pronamespace = 'contact'::regnamespace and has_function_privilege('anon', oid, 'execute')`;
    expect(executable).toEqual([]);
  });

  test('sees and writes no row even when it is granted everything by mistake', async () => {
    await sql`grant usage on schema contact to anon`;
    await sql`grant all on all tables in schema contact to anon`;
    for (const name of ['requests', 'last_retry', 'due_requests', 'open_requests']) {
      expect(await anon`select 1 from ${anon(`contact.${name}`)}`).toEqual([]);
    }
    const insert = anon`insert into contact.requests (name, company, email) values ('x', 'y', 'z@z')`;
    await expect(insert).rejects.toMatchObject({ code: '42501' });
    await sql`revoke all on all tables in schema contact from anon`;
    await sql`revoke usage on schema contact from anon`;
  });
});

const { name, company, email, message } = FIELDS;

test.each([
  ['an empty name', { name: '' }],
  [`a name of ${name.maxLength + 1} characters`, { name: 'n'.repeat(name.maxLength + 1) }],
  ['an empty company', { company: '' }],
  ['a company too long', { company: 'c'.repeat(company.maxLength + 1) }],
  [`an address of ${email.maxLength + 1}`, { email: 'e'.repeat(email.maxLength + 1) }],
  [`a message of ${message.maxLength + 1}`, { message: 'm'.repeat(message.maxLength + 1) }],
])('the table rejects %s, whoever writes it', async (_label, changes) => {
  const row = demoRequest(changes);
  await expect(sql`insert into contact.requests ${sql(row)}`).rejects.toMatchObject({
    code: '23514',
  });
});

test('the table accepts the longest that the function accepts', async () => {
  const longest = Object.fromEntries(
    FIELD_NAMES.map((field) => [field, '\u{1F600}'.repeat(FIELDS[field].maxLength)]),
  );
  const [row] = await sql`insert into contact.requests ${sql(longest)} returning name`;
  expect(row?.name).toBe(longest.name);
});

test('a function that is created later is nobody else’s to execute', async () => {
  await sql`grant usage on schema contact to anon`;
  await sql`create function contact.created_later() returns integer language sql as 'select 1'`;
  const [row] = await sql`
    select has_function_privilege('anon', 'contact.created_later()', 'execute') as anybody`;
  expect(row).toEqual({ anybody: false });
  await sql`drop function contact.created_later()`;
  await sql`revoke usage on schema contact from anon`;
});

test('an owner who is no superuser can apply the migrations, twice, and store a request', async () => {
  await sql`create role provider login password 'secret'`;
  await sql`create database site owner provider`;
  const url = new URL(server.url);
  Object.assign(url, { username: 'provider', password: 'secret', pathname: '/site' });
  expect(await applyMigrations(url.href)).not.toEqual([]);
  expect(await applyMigrations(url.href)).toEqual([]);
  const owner = postgres(url.href, { max: 1 });
  const [row] = await owner`
    select outcome from contact.submit_request(${owner.json({ ...demoRequest({}) })}, false, null, 20)`;
  expect(row).toEqual({ outcome: 'accepted' });
  expect(await owner`select 1 from contact.claim_mails(1, 1)`).toHaveLength(1);
  await owner.end();
});
