import { spawnSync } from 'node:child_process';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RunningFunction } from '#supabase/local/function/start-function.ts';
import { findFreePort } from '#supabase/local/machine/ports.ts';
import { createProcessGroup } from '#supabase/local/machine/process-group.ts';
import { findPostgresUser } from '#supabase/local/machine/state-folder.ts';
import { demoRequest, post } from '../../../support/builders';
import { startDatabaseUnderTest } from '../../../support/database-under-test';
import { startFunctionAlone } from '../../../support/function-alone';
import { startBeforeAll } from '../../../../support/startBeforeAll';
import { createTemporaryFolder } from '../../../../support/temporaryFolder';

const group = createProcessGroup();
let running: RunningFunction;
// Before the hooks that stop what it is connected to.
afterAll(() => running.stop());
const database = startBeforeAll(startDatabaseUnderTest);
const pooler = startBeforeAll(() => startPooler(database.url));
beforeAll(async () => {
  running = await startFunctionAlone(pooler.url, {}, () => undefined, group);
});

const configuration = ({ hostname, port, username, password }: URL, ownPort: number) => `
[databases]
* = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
`;

/** Starts PgBouncer, with fewer connections to the database than the function has to it. */
async function startPooler(databaseUrl: string) {
  const port = await findFreePort();
  const folder = createTemporaryFolder();
  const user = findPostgresUser();
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(file, configuration(new URL(databaseUrl), port), { mode: 0o600 });
  if (user) chownSync(file, user.uid, user.gid);
  const child = await group.start({
    name: 'PgBouncer',
    file: 'pgbouncer',
    args: [file],
    cwd: folder,
    env: process.env,
    user,
    stopSignal: 'TERM',
    readyLine: /process up/,
  });
  return {
    /** The database's URL through it. */
    url: Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    stop: async () => {
      await child.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

const isInstalled = spawnSync('pgbouncer', ['--version']).status === 0;
const testWithPooler = isInstalled ? test : test.skip;

testWithPooler('stores every request through a transaction pooler', async () => {
  const emails = Array.from({ length: 20 }, (_, n) => `personne-${n}@exemple.fr`).sort();
  const responses = await Promise.all(
    emails.map((email) => fetch(post(JSON.stringify(demoRequest({ email })), {}, running.url))),
  );
  expect(responses.map(({ status }) => status)).toEqual(emails.map(() => 200));
  expect((await database.emails()).sort()).toEqual(emails);
});
