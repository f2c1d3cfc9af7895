import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from 'selfsigned';
import { localFunctionEnvironment } from '#supabase/local/function/environment.ts';
import { type RunningFunction, startFunction } from '#supabase/local/function/start-function.ts';
import { createProcessGroup } from '#supabase/local/machine/process-group.ts';
import { startDatabaseUnderTest } from '../../../support/database-under-test';
import { eventually } from '../../../../support/eventually';
import { startBeforeAll } from '../../../../support/startBeforeAll';
import { demoRequest, PAGE, post } from '../../../support/builders';
import { type Fault, startBreakingProxy } from './breaking-proxy';
import { hasPgBouncer, startPooler } from './pooler';
import { startScriptedMailServer } from '../../../support/scripted-mail-server';
import { createTemporaryFolder } from '../../../../support/temporaryFolder';

jest.setTimeout(60_000);

// As in production: the database behind a network, and a pooler if installed; implicit TLS.
const folder = createTemporaryFolder();
let running: RunningFunction;
// Registered before the hooks that stop what it is connected to.
afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true });
});
async function makeCertificate() {
  const names = [{ name: 'commonName', value: 'localhost' }];
  const { cert, private: key } = await generate(names, { keyType: 'ec', algorithm: 'sha256' });
  return { cert, key };
}
const certificateFile = path.join(folder, 'certificate.pem');
const mailServer = startBeforeAll(async () => {
  const certificate = await makeCertificate();
  writeFileSync(certificateFile, certificate.cert);
  return await startScriptedMailServer({ certificate });
});
const database = startBeforeAll(startDatabaseUnderTest);
const pooler = hasPgBouncer ? startBeforeAll(() => startPooler(database.url, folder)) : undefined;
if (!pooler) console.info('No PgBouncer in PATH: nothing is tested behind it.');
const proxy = startBeforeAll(() => startBreakingProxy((pooler ?? database).url));
beforeAll(async () => {
  const urls = {
    databaseUrl: proxy.url,
    smtpUrl: mailServer.url.replace('://', '://user:pass@'),
    allowedOrigins: [PAGE],
    pageUrl: `${PAGE}/`,
  };
  const variables = {
    MAIL_CEILING_PER_HOUR: '10000',
    RATE_LIMIT_PER_HOUR: '10000',
    DENO_CERT: certificateFile,
  };
  const environment = localFunctionEnvironment(urls, variables);
  const options = { environment, watch: false, onLine: () => undefined };
  running = await startFunction(options, createProcessGroup());
});

const accepted: string[] = [];
let sent = 0;

/** Sends requests of as many visitors at once; returns their statuses. */
const visit = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const email = `visitor-${(sent += 1)}@exemple.fr`;
      const { status } = await fetch(post(JSON.stringify(demoRequest({ email })), {}, running.url));
      if (status === 200) accepted.push(email);
      return status;
    }),
  );

/** Sends visitors at once and one by one: all are accepted, stored once and mailed once. */
async function expectEverybodyAccepted(): Promise<void> {
  const statuses = await visit(10);
  for (let n = 0; n < 5; n += 1) statuses.push(...(await visit(1)));
  expect(statuses).toEqual(statuses.map(() => 200));
  // The function is still running.
  expect(() => process.kill(running.pid, 0)).not.toThrow();
  await database.retryUntilMailed(running.retryUrl);
  const stored = (await database.emails()).sort();
  expect(mailServer.received.map(({ replyTo }) => replyTo).sort()).toEqual(stored);
  expect(new Set(stored).size).toBe(stored.length);
  expect(accepted.filter((email) => !stored.includes(email))).toEqual([]);
}

test.each<Fault>(['reset', 'pooler error', 'silence'])(
  'accepts every visitor after its connections break by %s',
  async (fault) => {
    // Opens all of the function's connections.
    await visit(10);
    proxy.breakOpen(fault);
    await expectEverybodyAccepted();
  },
);

test('rejects nobody after a restart under traffic', async () => {
  await visit(10);
  const visits = [visit(10)];
  await database.restart(() => visits.push(visit(10)));
  await Promise.all(visits);
  await expectEverybodyAccepted();
});

test('mails nothing to a server whose certificate it does not trust', async () => {
  const mailed = mailServer.received.length;
  mailServer.useCertificate(await makeCertificate());
  await mailServer.stop();
  await mailServer.start();
  expect(await visit(1)).toEqual([200]);
  await eventually(async () => {
    expect((await database.rows()).at(-1)?.mail_last_error).toMatch(/certificate|UnknownIssuer/i);
  });
  expect(mailServer.received).toHaveLength(mailed);
});
