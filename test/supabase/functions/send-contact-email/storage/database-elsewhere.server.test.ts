import { chownSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from 'selfsigned';
import { localFunctionEnvironment } from '#supabase/local/function/environment.ts';
import { startFunction } from '#supabase/local/function/start-function.ts';
import { createProcessGroup } from '#supabase/local/machine/process-group.ts';
import { findPostgresUser } from '#supabase/local/machine/state-folder.ts';
import { demoRequest, PAGE, post } from '../../../support/builders';
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

/** Connects to this machine, but is not a loopback address. */
const ELSEWHERE = '0.0.0.0';

/**
 * Starts a function whose database is elsewhere.
 *
 * @param name tells its connections from others
 * @param sslMode of the database's URL
 * @param certificateFile what the function trusts
 * @returns a function that sends a request and returns the response's status, and whether its
 *   connection to the database is encrypted, if there is one
 */
async function start(name: string, sslMode?: 'disable', certificateFile?: string) {
  const databaseUrl = Object.assign(new URL(database.url), { hostname: ELSEWHERE });
  databaseUrl.searchParams.set('application_name', name);
  if (sslMode) databaseUrl.searchParams.set('sslmode', sslMode);
  const urls = { databaseUrl: databaseUrl.href, smtpUrl: 'smtp://127.0.0.1:1', pageUrl: PAGE };
  const variables = { DENO_CERT: certificateFile };
  const environment = localFunctionEnvironment({ ...urls, allowedOrigins: [PAGE] }, variables);
  const options = { environment, watch: false, onLine: () => undefined };
  const { url } = await startFunction(options, group);
  return async () => {
    const { status } = await fetch(post(JSON.stringify(demoRequest({})), {}, url));
    const [connection] = await database.sql<{ ssl: boolean }[]>`
      select ssl from pg_stat_ssl join pg_stat_activity using (pid)
      where application_name = ${name}`;
    return { status, isEncrypted: connection?.ssl };
  };
}

/** Makes a certificate and has Postgres offer TLS with it; returns its file. */
async function offerTls(): Promise<string> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: ELSEWHERE }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: ELSEWHERE }] }],
  });
  const user = findPostgresUser();
  for (const [name, content] of Object.entries({ ssl_key_file: key, ssl_cert_file: cert })) {
    const file = path.join(folder, name);
    writeFileSync(file, content, { mode: 0o600 });
    if (user) chownSync(file, user.uid, user.gid);
    await database.sql.unsafe(`alter system set ${name} = '${file}'`);
  }
  await database.sql`alter system set ssl = on`;
  await database.sql`select pg_reload_conf()`;
  await eventually(async () => {
    expect(await database.sql`show ssl`).toEqual([{ ssl: 'on' }]);
  });
  return path.join(folder, 'ssl_cert_file');
}

test('a database elsewhere gets requests over a TLS connection that is trusted, or if its URL says sslmode=disable', async () => {
  const certificateFile = await offerTls();
  const functions = await Promise.all([
    start('not trusting'),
    start('trusting', undefined, certificateFile),
    start('unprotected', 'disable'),
  ]);
  expect(await Promise.all(functions.map((submit) => submit()))).toEqual([
    { status: 503, isEncrypted: undefined },
    { status: 200, isEncrypted: true },
    { status: 200, isEncrypted: false },
  ]);
});
