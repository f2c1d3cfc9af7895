import { chownSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from 'selfsigned';
import { localFunctionEnvironment } from '#supabase/local/function/environment.ts';
import { startFunction } from '#supabase/local/function/start-function.ts';
import { createProcessGroup } from '#supabase/local/machine/process-group.ts';
import { createTemporaryFolder, findPostgresUser } from '#supabase/local/machine/state-folder.ts';
import { demoRequest, PAGE, post } from '../../unit/builders';
import { eventually } from '../eventually';
import { useRunning } from '../use-running';
import { startDatabaseUnderTest } from './database-under-test';

const folder = createTemporaryFolder();
const database = useRunning(startDatabaseUnderTest);
afterAll(() => rmSync(folder, { recursive: true }));

/** Connects to this machine, but is not a loopback address. */
const ELSEWHERE = '0.0.0.0';

/** Tells the function's connections from this test's own. */
const NAME = 'the function';

/**
 * Sends a request to a function whose database is elsewhere.
 *
 * @param sslMode of the database's URL
 * @param certificateFile what the function trusts
 * @returns the response's status, and how the request reached the database, if it did
 */
async function submit(sslMode?: 'disable', certificateFile?: string) {
  const databaseUrl = Object.assign(new URL(database.url), { hostname: ELSEWHERE });
  databaseUrl.searchParams.set('application_name', NAME);
  if (sslMode) databaseUrl.searchParams.set('sslmode', sslMode);
  const urls = { databaseUrl: databaseUrl.href, smtpUrl: 'smtp://127.0.0.1:1', pageUrl: PAGE };
  const variables = { DENO_CERT: certificateFile };
  const environment = localFunctionEnvironment({ ...urls, allowedOrigins: [PAGE] }, variables);
  const options = { environment, watch: false, onLine: () => undefined };
  const running = await startFunction(options, createProcessGroup());
  const { status } = await fetch(post(JSON.stringify(demoRequest({})), {}, running.url));
  const [connection] = await database.sql<{ ssl: boolean }[]>`
    select ssl from pg_stat_ssl join pg_stat_activity using (pid)
    where application_name = ${NAME}`;
  await running.stop();
  return { status, isEncrypted: connection?.ssl };
}

/** Has Postgres offer TLS; returns the file of its certificate. */
async function offerTls(): Promise<string> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: ELSEWHERE }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: ELSEWHERE }] }],
  });
  const user = findPostgresUser();
  const writeSetting = async (name: string, content: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, content, { mode: 0o600 });
    if (user) chownSync(file, user.uid, user.gid);
    await database.sql.unsafe(`alter system set ${name} = '${file}'`);
    return file;
  };
  const certificateFile = await writeSetting('ssl_cert_file', cert);
  await writeSetting('ssl_key_file', key);
  await database.sql`alter system set ssl = on`;
  await database.sql`select pg_reload_conf()`;
  await eventually(async () => {
    expect(await database.sql`show ssl`).toEqual([{ ssl: 'on' }]);
  });
  return certificateFile;
}

test('a database elsewhere gets no request without TLS, unless its URL says sslmode=disable', async () => {
  expect(await submit()).toEqual({ status: 503, isEncrypted: undefined });
  expect(await submit('disable')).toEqual({ status: 200, isEncrypted: false });
});

test('a database elsewhere gets requests over TLS, if its certificate is trusted', async () => {
  const certificateFile = await offerTls();
  expect(await submit(undefined, certificateFile)).toEqual({ status: 200, isEncrypted: true });
  expect(await submit()).toEqual({ status: 503, isEncrypted: undefined });
});
