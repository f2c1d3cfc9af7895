import { spawnSync } from 'node:child_process';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FunctionEnvironment } from '#supabase/local/function/environment.ts';
import { findFreePort } from '#supabase/local/machine/ports.ts';
import { createProcessGroup } from '#supabase/local/machine/process-group.ts';
import { findPostgresUser } from '#supabase/local/machine/state-folder.ts';
import { makeCertificate } from '../../../support/certificate';
import { sampleRequest } from '../../../../support/sampleRequest';
import { post } from '../../../support/requests';
import { startFunctionAlone } from '../../../support/function-alone';
import { eventually } from '../../../../support/eventually';
import { startBeforeAll } from '../../../../support/startBeforeAll';
import { startDatabaseUnderTest } from '../../../support/database-under-test';
import { createTemporaryFolder } from '../../../../support/temporaryFolder';

const folder = createTemporaryFolder();
const group = createProcessGroup();
// Registered before the hook that stops the database.
afterAll(() => group.stop());
const database = startBeforeAll(startDatabaseUnderTest);
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => database.clear());

const user = findPostgresUser();

/** Writes a file that Postgres' user can read, and others cannot. */
function writeForPostgres(name: string, content: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, content, { mode: 0o600 });
  if (user) chownSync(file, user.uid, user.gid);
  return file;
}

const startFunction = (databaseUrl: string, variables: FunctionEnvironment) =>
  startFunctionAlone(databaseUrl, variables, () => undefined, group);

/** Sends a request; returns the response's status. */
const submit = async (url: string, email: string) =>
  (await fetch(post(JSON.stringify(sampleRequest({ email })), {}, url))).status;

/** Connects to this machine, but is not a loopback address. */
const ELSEWHERE = '0.0.0.0';

/** Makes a certificate and has Postgres offer TLS with it; returns its file. */
async function offerTls(): Promise<string> {
  const { cert, key } = await makeCertificate(ELSEWHERE);
  const certificateFile = writeForPostgres('certificate.pem', cert);
  const keyFile = writeForPostgres('key.pem', key);
  await database.sql.unsafe(`alter system set ssl_cert_file = '${certificateFile}'`);
  await database.sql.unsafe(`alter system set ssl_key_file = '${keyFile}'`);
  await database.sql`alter system set ssl = on`;
  await database.sql`select pg_reload_conf()`;
  await eventually(async () => {
    expect(await database.sql`show ssl`).toEqual([{ ssl: 'on' }]);
  });
  return certificateFile;
}

/**
 * Sends a request to a function whose database is elsewhere.
 *
 * @param name tells its connections from others
 * @param query of the database's URL
 */
async function submitElsewhere(name: string, query: object, variables: FunctionEnvironment) {
  const databaseUrl = Object.assign(new URL(database.url), {
    hostname: ELSEWHERE,
    search: String(new URLSearchParams({ application_name: name, ...query })),
  });
  const { url } = await startFunction(databaseUrl.href, variables);
  const status = await submit(url, 'camille@exemple.fr');
  const [connection] = await database.sql<{ ssl: boolean }[]>`
    select ssl from pg_stat_ssl join pg_stat_activity using (pid) where application_name = ${name}`;
  return { status, isEncrypted: connection?.ssl };
}

test('a database elsewhere gets requests over a TLS connection that is trusted, or if its URL says sslmode=disable', async () => {
  const certificateFile = await offerTls();
  const results = await Promise.all([
    submitElsewhere('not trusting', {}, {}),
    submitElsewhere('trusting', {}, { DENO_CERT: certificateFile }),
    submitElsewhere('unprotected', { sslmode: 'disable' }, {}),
  ]);
  expect(results).toEqual([
    { status: 503, isEncrypted: undefined },
    { status: 200, isEncrypted: true },
    { status: 200, isEncrypted: false },
  ]);
});

/**
 * Starts PgBouncer, with fewer connections to the database than the function has to it; returns the
 * database's URL through it.
 */
async function startPooler(): Promise<string> {
  const url = new URL(database.url);
  const port = String(await findFreePort());
  const configuration = `
[databases]
* = host=${url.hostname} port=${url.port} user=${url.username} password=${url.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
`;
  await group.start({
    name: 'PgBouncer',
    file: 'pgbouncer',
    args: [writeForPostgres('pgbouncer.ini', configuration)],
    cwd: folder,
    env: process.env,
    user,
    stopSignal: 'TERM',
    readyLine: /process up/,
  });
  return Object.assign(url, { port }).href;
}

const isInstalled = spawnSync('pgbouncer', ['--version']).status === 0;
const testWithPooler = isInstalled ? test : test.skip;

testWithPooler('stores every request through a transaction pooler', async () => {
  const { url } = await startFunction(await startPooler(), {});
  const emails = Array.from({ length: 20 }, (_, n) => `personne-${n}@exemple.fr`).sort();
  const statuses = await Promise.all(emails.map((email) => submit(url, email)));
  expect(statuses).toEqual(emails.map(() => 200));
  expect((await database.emails()).sort()).toEqual(emails);
});
