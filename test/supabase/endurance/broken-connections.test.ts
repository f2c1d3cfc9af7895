import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../../supabase/local/machine/ports';
import { makeTemporaryFolder } from '../../../supabase/local/machine/state-folder';
import { type RunningPostgres, startPostgres } from '../../../supabase/local/postgres/server';
import type { Fault } from './support/breaking-proxy';
import { denoVersions } from './support/deno-versions';
import { hasPgBouncer, startPooler } from './support/pooler';
import { type ScriptedMailServer, startScriptedMailServer } from './support/scripted-mail-server';
import { type Stand, startStand } from './support/testbed';

const folder = makeTemporaryFolder();

let server: RunningPostgres;
let mailServer: ScriptedMailServer;
/** One per version of Deno, behind a pooler where there is one: all are tested at the same time. */
const stands: Stand[] = [];
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
    const stand = await startStand({ ...options, deno });
    stops.unshift(() => stand.stop());
    stands.push(stand);
  }
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await server.stop();
  await mailServer.stop();
  rmSync(folder, { recursive: true });
});

const onEach = (check: (stand: Stand) => Promise<void>) => Promise.all(stands.map(check));

/** Sends visitors at once and one by one; every one must have success. */
async function expectEverybodyTaken(stand: Stand): Promise<void> {
  const statuses = await stand.visit(10);
  for (let n = 0; n < 5; n += 1) statuses.push(...(await stand.visit(1)));
  const { deno } = stand;
  expect({ deno, statuses }).toEqual({ deno, statuses: statuses.map(() => 200) });
  expect(stand.hasEnded()).toBe(false);
  await stand.expectAllOnce();
}

test.each<Fault>(['close', 'reset', '08P01', '57P03', 'silence'])(
  'connections that break by %s cost no visitor an answer',
  async (fault) => {
    await onEach(async (stand) => {
      // Opens all of the function's connections.
      await stand.visit(10);
      stand.proxy.breakOpen(fault);
      await expectEverybodyTaken(stand);
    });
  },
);

test('away for a moment: those who come meanwhile wait, and nobody is refused', async () => {
  await onEach(async (stand) => {
    await stand.visit(10);
    await stand.proxy.goDown();
    const meanwhile = stand.visit(10);
    await sleep(500);
    await stand.proxy.comeBack();
    expect(new Set(await meanwhile)).toEqual(new Set([200]));
    await expectEverybodyTaken(stand);
  });
});

test('a restart under traffic: nobody is refused once it is over', async () => {
  await Promise.all(stands.map((stand) => stand.visit(10)));
  const visits = stands.map((stand) => stand.visit(10));
  await server.stop();
  visits.push(...stands.map((stand) => stand.visit(10)));
  server = await startPostgres({ folder, port: server.port, durable: false });
  await Promise.all(visits);
  await onEach(expectEverybodyTaken);
});
