import { rmSync } from 'node:fs';
import postgres from 'postgres';
import { applyMigrations } from '../../../supabase/local/postgres/migrate';
import { findFreePort } from '../../../supabase/local/machine/ports';
import { type RunningPostgres, startPostgres } from '../../../supabase/local/postgres/server';
import { makeTemporaryFolder } from '../../../supabase/local/machine/state-folder';

jest.setTimeout(30_000);

const folder = makeTemporaryFolder();
let server: RunningPostgres;
let sql: postgres.Sql;

beforeAll(async () => {
  server = await startPostgres({ folder, port: await findFreePort(), durable: false });
  sql = postgres(server.url, { max: 1, onnotice: () => undefined });
  // As on Supabase, where the API roles stand before any migration.
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

test('migrations may even be repeated without a trace of the first time', async () => {
  await sql`drop schema supabase_migrations cascade`;
  await applyMigrations(server.url);
  expect(await sql`select name from contact.requests`).toEqual([{ name: 'a' }]);
});

test('they are noted as Supabase does', async () => {
  const [first] = await sql`select * from supabase_migrations.schema_migrations order by version`;
  expect(first).toMatchObject({
    version: expect.stringMatching(/^\d{14}$/) as unknown,
    name: 'create_contact_requests',
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

  test('sees and writes no row even when it is granted everything by mistake', async () => {
    await sql`grant usage on schema contact to anon`;
    await sql`grant all on contact.requests to anon`;
    expect(await anon`select * from contact.requests`).toEqual([]);
    const insert = anon`insert into contact.requests (name, company, email) values ('x', 'y', 'z@z')`;
    await expect(insert).rejects.toMatchObject({ code: '42501' });
    await sql`revoke all on contact.requests from anon`;
    await sql`revoke usage on schema contact from anon`;
  });
});

test.each([
  ['an empty name', { name: '', company: 'b', email: 'c@d', message: '' }],
  ['a name of 201 characters', { name: 'n'.repeat(201), company: 'b', email: 'c@d', message: '' }],
  ['an empty company', { name: 'a', company: '', email: 'c@d', message: '' }],
  ['an address of 255', { name: 'a', company: 'b', email: 'e'.repeat(255), message: '' }],
  ['a message of 10,001', { name: 'a', company: 'b', email: 'c@d', message: 'm'.repeat(10_001) }],
])('the table refuses %s, whoever writes it', async (_label, row) => {
  await expect(sql`insert into contact.requests ${sql(row)}`).rejects.toMatchObject({
    code: '23514',
  });
});
