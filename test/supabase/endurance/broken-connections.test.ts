import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../../supabase/local/machine/ports';
import { makeTemporaryFolder } from '../../../supabase/local/machine/state-folder';
import { type RunningPostgres, startPostgres } from '../../../supabase/local/postgres/server';
import type { Fault } from './support/breaking-proxy';
import { denoVersions } from './support/deno-versions';
import { hasPgBouncer, startPooler } from './support/pooler';
import { type ScriptedMailServer, startScriptedMailServer } from './support/scripted-mail-server';
import { type Testbed, startTestbed } from './support/testbed';

const folder = makeTemporaryFolder();

let server: RunningPostgres;
let mailServer: ScriptedMailServer;
/** One per version of Deno, behind a pooler where there is one: all are tested at the same time. */
const testbeds: Testbed[] = [];
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  mailServer = await startScriptedMailServer({});
  server = await startPostgres({ folder, port: await findFreePort(), durable: false });
  let throughUrl = server.url;
  if (hasPgBouncer) {
    const pooler = await startPooler(server.url, folder);
    stops.push(() => pooler.stop());
    throughUrl = pooler.url;
  } else {
    console.info('No PgBouncer in PATH: nothing is tested behind it.');
  }
  const options = { serverUrl: server.url, throughUrl, mailServer, folder };
  // One after the other: two databases cannot be created from the same template at once.
  for (const deno of denoVersions) {
    const testbed = await startTestbed({ ...options, deno });
    stops.unshift(() => testbed.stop());
    testbeds.push(testbed);
  }
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await server.stop();
  await mailServer.stop();
  rmSync(folder, { recursive: true });
});

const onEach = (check: (testbed: Testbed) => Promise<void>) => Promise.all(testbeds.map(check));

/** Sends visitors at once and one by one; every one must have success. */
async function expectEverybodyTaken(testbed: Testbed): Promise<void> {
  const statuses = await testbed.visit(10);
  for (let n = 0; n < 5; n += 1) statuses.push(...(await testbed.visit(1)));
  const { deno } = testbed;
  expect({ deno, statuses }).toEqual({ deno, statuses: statuses.map(() => 200) });
  expect(testbed.hasEnded()).toBe(false);
  await testbed.expectAllOnce();
}

test.each<Fault>(['close', 'reset', '08P01', '57P03', 'silence'])(
  'connections that break by %s cost no visitor a response',
  async (fault) => {
    await onEach(async (testbed) => {
      // Opens all of the function's connections.
      await testbed.visit(10);
      testbed.proxy.breakOpen(fault);
      await expectEverybodyTaken(testbed);
    });
  },
);

test('makes visitors wait, and rejects nobody, while the database is briefly unavailable', async () => {
  await onEach(async (testbed) => {
    await testbed.visit(10);
    await testbed.proxy.goDown();
    const meanwhile = testbed.visit(10);
    await sleep(500);
    await testbed.proxy.comeBack();
    expect(new Set(await meanwhile)).toEqual(new Set([200]));
    await expectEverybodyTaken(testbed);
  });
});

test('rejects nobody after a restart under traffic', async () => {
  await Promise.all(testbeds.map((testbed) => testbed.visit(10)));
  const visits = testbeds.map((testbed) => testbed.visit(10));
  await server.stop();
  visits.push(...testbeds.map((testbed) => testbed.visit(10)));
  server = await startPostgres({ folder, port: server.port, durable: false });
  await Promise.all(visits);
  await onEach(expectEverybodyTaken);
});
