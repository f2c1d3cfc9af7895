import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  localFunctionEnvironment,
  LOCAL_RETRY_SECRET,
} from '../../../supabase/local/function/environment';
import {
  findDeno,
  type RunningFunction,
  startFunction,
} from '../../../supabase/local/function/start-function';
import { makeTemporaryFolder, openStateFolder } from '../../../supabase/local/machine/state-folder';
import { PAGE } from '../function/backend-under-test';
import {
  type DatabaseUnderTest,
  startDatabaseUnderTest,
} from '../function/database/database-under-test';
import { eventually } from '../function/eventually';
import { demoRequest } from '../unit/builders';
import { type BreakingProxy, type Fault, startBreakingProxy } from './support/breaking-proxy';
import { hasPgBouncer, type RunningPooler, startPooler } from './support/pooler';
import { type ScriptedMailServer, startScriptedMailServer } from './support/scripted-mail-server';
import { makeCertificates } from './support/throwaway-certificates';

// As in production: a database behind a network, and a pooler where there is one; implicit TLS.
const folder = makeTemporaryFolder();
let database: DatabaseUnderTest;
let pooler: RunningPooler | undefined;
let proxy: BreakingProxy;
let mailServer: ScriptedMailServer;
let running: RunningFunction;
let hasEnded = false;

beforeAll(async () => {
  const { tls, authorityFile } = await makeCertificates(folder);
  mailServer = await startScriptedMailServer(tls);
  database = await startDatabaseUnderTest();
  if (hasPgBouncer) pooler = await startPooler(database.url, folder);
  else console.info('No PgBouncer in PATH: nothing is tested behind it.');
  proxy = await startBreakingProxy(pooler?.url ?? database.url);
  running = await start(authorityFile);
  void running.exited.then(() => (hasEnded = true));
});
afterAll(async () => {
  await running.stop();
  await proxy.stop();
  await pooler?.stop();
  await database.stop();
  await mailServer.stop();
  rmSync(folder, { recursive: true });
});

function start(certificateFile: string | undefined): Promise<RunningFunction> {
  const addresses = {
    databaseUrl: proxy.url,
    smtpUrl: mailServer.url.replace('://', '://user:pass@'),
    allowedOrigins: [PAGE],
    pageUrl: `${PAGE}/`,
  };
  return startFunction({
    deno: findDeno(),
    environment: localFunctionEnvironment(addresses, { MAIL_CEILING_PER_HOUR: '10000' }),
    certificateFile,
    cacheFolder: path.join(openStateFolder(), 'deno'),
    onLine: () => undefined,
  });
}

const accepted: string[] = [];
let sent = 0;

/** Sends requests of as many visitors at once; returns their statuses. */
const visit = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const email = `visitor-${(sent += 1)}@exemple.fr`;
      const { status } = await fetch(running.url, {
        method: 'POST',
        headers: { origin: PAGE, 'content-type': 'application/json' },
        body: JSON.stringify(demoRequest({ email })),
      });
      if (status === 200) accepted.push(email);
      return status;
    }),
  );

/** Waits until every stored request is mailed. */
const settled = () =>
  eventually(async () => {
    // Simulates the end of the lease that a broken connection left behind.
    const unsent = await database.sql`
      update contact.requests set mail_due_at = now() where mail_sent_at is null returning email`;
    if (unsent.length > 0) {
      const headers = { 'x-retry-secret': LOCAL_RETRY_SECRET };
      await fetch(running.retryUrl, { method: 'POST', headers });
    }
    expect(unsent).toEqual([]);
  });

/** Sends visitors at once and one by one: all are accepted, stored once and mailed once. */
async function expectEverybodyAccepted(): Promise<void> {
  const statuses = await visit(10);
  for (let n = 0; n < 5; n += 1) statuses.push(...(await visit(1)));
  expect(statuses).toEqual(statuses.map(() => 200));
  expect(hasEnded).toBe(false);
  await settled();
  const stored = (await database.rows()).map(({ email }) => email).sort();
  expect(mailServer.taken.map(({ replyTo }) => replyTo).sort()).toEqual(stored);
  expect(new Set(stored).size).toBe(stored.length);
  expect(accepted.filter((email) => !stored.includes(email))).toEqual([]);
}

test.each<Fault>(['close', 'reset', '08P01', '57P03', 'silence'])(
  'accepts every visitor after its connections break by %s',
  async (fault) => {
    // Opens all of the function's connections.
    await visit(10);
    proxy.breakOpen(fault);
    await expectEverybodyAccepted();
  },
);

test('makes visitors wait, and rejects nobody, while the database is briefly unavailable', async () => {
  await visit(10);
  await proxy.goDown();
  const meanwhile = visit(10);
  await sleep(500);
  await proxy.comeBack();
  expect(new Set(await meanwhile)).toEqual(new Set([200]));
  await expectEverybodyAccepted();
});

test('rejects nobody after a restart under traffic', async () => {
  await visit(10);
  const visits = [visit(10)];
  await database.restart(() => visits.push(visit(10)));
  await Promise.all(visits);
  await expectEverybodyAccepted();
});

test('mails nothing to a server whose certificate it does not trust', async () => {
  const mailed = mailServer.taken.length;
  await running.stop();
  running = await start(undefined);
  expect(await visit(1)).toEqual([200]);
  await eventually(async () => {
    expect((await database.rows()).at(-1)?.mail_last_error).toMatch(/certificate|UnknownIssuer/i);
  });
  expect(mailServer.taken).toHaveLength(mailed);
});
