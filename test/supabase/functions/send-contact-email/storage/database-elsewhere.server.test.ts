import { chownSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FunctionEnvironment } from '#supabase/local/function/environment.ts';
import { createProcessGroup } from '#supabase/local/machine/process-group.ts';
import { findPostgresUser } from '#supabase/local/machine/state-folder.ts';
import { makeCertificate } from '../../../support/certificate';
import { demoRequest, post } from '../../../support/builders';
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

/** Connects to this machine, but is not a loopback address. */
const ELSEWHERE = '0.0.0.0';

/**
 * Starts a function whose database is elsewhere.
 *
 * @param name tells its connections from others
 * @param query of the database's URL
 * @returns a function that sends a request and returns the response's status, and whether its
 *   connection to the database is encrypted, if there is one
 */
async function start(name: string, query: object, variables: FunctionEnvironment) {
  const databaseUrl = Object.assign(new URL(database.url), {
    hostname: ELSEWHERE,
    search: String(new URLSearchParams({ application_name: name, ...query })),
  });
  const { url } = await startFunctionAlone(databaseUrl.href, variables, () => undefined, group);
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
  const { cert, key } = await makeCertificate(ELSEWHERE);
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
    start('not trusting', {}, {}),
    start('trusting', {}, { DENO_CERT: certificateFile }),
    start('unprotected', { sslmode: 'disable' }, {}),
  ]);
  expect(await Promise.all(functions.map((submit) => submit()))).toEqual([
    { status: 503, isEncrypted: undefined },
    { status: 200, isEncrypted: true },
    { status: 200, isEncrypted: false },
  ]);
});
