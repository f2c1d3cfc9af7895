import { demoRequest } from '../unit/builders';
import { type BackendUnderTest, startBackendUnderTest } from '../function/backend-under-test';
import { eventually } from '../function/eventually';
import { settleAccount } from './support/account';
import { type ScriptedMailServer, startScriptedMailServer } from './support/scripted-mail-server';

let mailServer: ScriptedMailServer;
let backend: BackendUnderTest;

beforeEach(async () => {
  mailServer = await startScriptedMailServer({});
  backend = await startBackendUnderTest({ SMTP_URL: mailServer.url });
});
afterEach(async () => {
  mailServer.release();
  await backend.stop();
  await mailServer.stop();
});

const EMAILS = ['a@exemple.fr', 'b@exemple.fr', 'c@exemple.fr'];

async function postAll(): Promise<void> {
  for (const email of EMAILS) {
    expect((await backend.post(demoRequest({ email }))).status).toBe(200);
  }
}

async function kill(): Promise<void> {
  process.kill(backend.function.pid, 'SIGKILL');
  await backend.function.exited;
}

test('between storing and sending: the next one sends each once', async () => {
  mailServer.behaviour = 'hang';
  await postAll();
  await kill();
  mailServer.behaviour = 'accept';
  await backend.replaceFunction();
  expect(await settleAccount(backend, EMAILS, mailServer.taken)).toEqual({
    lost: [],
    duplicated: [],
  });
});

test('between the acceptance and the bookkeeping: none is lost, a second bears the same Message-ID', async () => {
  mailServer.behaviour = 'hold';
  await postAll();
  await eventually(() => expect(mailServer.taken.length).toBeGreaterThan(0));
  const locker = await backend.sql.reserve();
  await locker`begin`;
  await locker`lock table contact.requests in share row exclusive mode`;
  mailServer.release();
  await eventually(async () => {
    const waiting = await backend.sql`
      select 1 from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%record_mail(%'`;
    expect(waiting.length).toBeGreaterThan(0);
  });
  await kill();
  await locker`rollback`;
  locker.release();
  mailServer.behaviour = 'accept';
  await backend.replaceFunction();
  const { lost, duplicated } = await settleAccount(backend, EMAILS, mailServer.taken);
  expect(lost).toEqual([]);
  for (const email of duplicated) {
    const ids = mailServer.taken.filter(({ replyTo }) => replyTo === email).map((m) => m.messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  }
});
