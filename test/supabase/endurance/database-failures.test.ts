import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { demoRequest } from '../unit/builders';
import { type BackendUnderTest, startBackendUnderTest } from '../function/backend-under-test';
import { eventually } from '../function/eventually';
import { settleAccount } from './support/account';
import { type ScriptedMailServer, startScriptedMailServer } from './support/scripted-mail-server';

let mailServer: ScriptedMailServer;
let backend: BackendUnderTest;

beforeAll(async () => {
  mailServer = await startScriptedMailServer({});
  backend = await startBackendUnderTest({ SMTP_URL: mailServer.url });
});
afterAll(async () => {
  await backend.stop();
  await mailServer.stop();
});
beforeEach(async () => {
  await backend.clear();
  mailServer.taken.length = 0;
});

const VISITORS = 100;
const PAUSE_MILLISECONDS = 30;

test('restarted in mid-traffic: what was accepted is there and mailed once', async () => {
  const accepted: string[] = [];
  const refused: string[] = [];
  const visit = async (n: number) => {
    await sleep(n * PAUSE_MILLISECONDS);
    const email = `personne-${n}@exemple.fr`;
    const { status } = await backend.post(demoRequest({ email }));
    expect([200, 503]).toContain(status);
    (status === 200 ? accepted : refused).push(email);
  };
  const visits = Promise.all(Array.from({ length: VISITORS }, (_, n) => visit(n)));
  await sleep((VISITORS / 3) * PAUSE_MILLISECONDS);
  await backend.postgres.stop();
  await backend.restartPostgres();
  await visits;

  // What a visitor who reads the error does: send it again.
  for (const email of refused) {
    expect((await backend.post(demoRequest({ email }))).status).toBe(200);
    accepted.push(email);
  }
  expect(await settleAccount(backend, accepted, mailServer.taken)).toEqual({
    lost: [],
    duplicated: [],
  });
  expect(await backend.rows()).toHaveLength(VISITORS);
});

test('out of connections: 503, and success once there is one', async () => {
  // Not one pool: it gives a place to a guest whom it has already refused, and another waits for good.
  const guests: postgres.Sql[] = [];
  const fillUp = async () => {
    for (;;) {
      const guest = postgres(backend.postgres.url, { max: 1 });
      guests.push(guest);
      await guest`select 1`;
    }
  };
  await expect(fillUp()).rejects.toMatchObject({ code: '53300' });

  try {
    // What was terminated leaves its place a moment later, and the visitor waits for one.
    await eventually(async () => {
      await backend.sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where query like '%contact.%' and pid <> pg_backend_pid()`;
      await expect(fillUp()).rejects.toMatchObject({ code: '53300' });
      expect((await backend.post(demoRequest({ email: 'pendant@exemple.fr' }))).status).toBe(503);
    });
    await eventually(() => expect(backend.log.join()).toContain('"code":"storage_unavailable"'));
  } finally {
    await Promise.all(guests.map((guest) => guest.end({ timeout: 1 })));
  }
  expect((await backend.post(demoRequest({ email: 'apres@exemple.fr' }))).status).toBe(200);
  expect(await settleAccount(backend, ['apres@exemple.fr'], mailServer.taken)).toEqual({
    lost: [],
    duplicated: [],
  });
});

test('a connection ended in mid-statement costs no visitor an answer', async () => {
  const locker = await backend.sql.reserve();
  await locker`begin`;
  await locker`lock table contact.requests in share row exclusive mode`;
  const posting = backend.post(demoRequest({ email: 'interrompu@exemple.fr' }));
  await eventually(async () => {
    const ended = await backend.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%submit_request%'`;
    expect(ended).toHaveLength(1);
  });
  await locker`rollback`;
  locker.release();
  expect((await posting).status).toBe(200);

  const emails = Array.from({ length: 20 }, (_, n) => `personne-${n}@exemple.fr`);
  const statuses = await Promise.all(
    emails.map(async (email) => (await backend.post(demoRequest({ email }))).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  const accepted = ['interrompu@exemple.fr', ...emails];
  expect(await settleAccount(backend, accepted, mailServer.taken)).toEqual({
    lost: [],
    duplicated: [],
  });
});
