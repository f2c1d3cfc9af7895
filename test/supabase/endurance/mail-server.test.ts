import { demoRequest } from '../unit/builders';
import { type BackendUnderTest, startBackendUnderTest } from '../function/backend-under-test';
import { eventually, eventuallyWithin } from '../function/eventually';
import {
  type Behaviour,
  type ScriptedMailServer,
  startScriptedMailServer,
} from './support/scripted-mail-server';

let mailServer: ScriptedMailServer;
let backend: BackendUnderTest;

beforeAll(async () => {
  mailServer = await startScriptedMailServer({});
  backend = await startBackendUnderTest({
    SMTP_URL: mailServer.url,
    CONTACT_TO: 'demo@solveo.example, inconnu@solveo.example',
  });
});
afterAll(async () => {
  await backend.stop();
  await mailServer.stop();
});
beforeEach(async () => {
  mailServer.behaviour = 'accept';
  await backend.clear();
  mailServer.taken.length = 0;
});

const EMAILS = Array.from({ length: 5 }, (_, n) => `personne-${n}@exemple.fr`);

/** Posts one request per address; no visitor may wait for the mail server. */
async function postAll(): Promise<void> {
  const started = Date.now();
  const responses = await Promise.all(EMAILS.map((email) => backend.post(demoRequest({ email }))));
  expect(responses.map(({ status }) => status)).toEqual(EMAILS.map(() => 200));
  // The function waits 10 s for a server that hangs; half of that tells the two apart safely.
  expect(Date.now() - started).toBeLessThan(5_000);
}

// The function first gives up a server that hangs, after 10 s, then tries the requests made meanwhile.
const failed = (reason: RegExp) =>
  eventuallyWithin(45_000, async () => {
    const reasons = (await backend.rows()).map((row) => row.mail_last_error);
    expect(reasons).toEqual(EMAILS.map(() => expect.stringMatching(reason) as unknown));
  });

/** Waits until all five are recorded as mailed; returns the Message-IDs of each one's emails. */
async function mailsOfEach(): Promise<string[][]> {
  await eventually(async () => {
    const unsent = (await backend.rows()).filter((row) => row.mail_sent_at === null);
    if (unsent.length > 0) await backend.retryNow();
    expect(unsent).toEqual([]);
  });
  expect((await backend.rows()).map(({ email }) => email).sort()).toEqual(EMAILS);
  return EMAILS.map((email) =>
    mailServer.taken.filter(({ replyTo }) => replyTo === email).map((mail) => mail.messageId),
  );
}

async function expectAllMailedOnce(): Promise<void> {
  expect((await mailsOfEach()).map((ids) => ids.length)).toEqual(EMAILS.map(() => 1));
}

/** Each is mailed; the emails of one request have the same Message-ID. */
async function expectAllMailed(): Promise<void> {
  const ids = (await mailsOfEach()).map((ofOne) => [...new Set(ofOne)]);
  expect(ids.map((ofOne) => ofOne.length)).toEqual(EMAILS.map(() => 1));
  const rows = await backend.rows();
  expect(ids.flat().sort()).toEqual(rows.map(({ id }) => `<${id}@solveo.example>`).sort());
}

async function replaceKilledFunction(): Promise<void> {
  process.kill(backend.function.pid, 'SIGKILL');
  await backend.function.exited;
  mailServer.behaviour = 'accept';
  await backend.replaceFunction();
}

test('a mail server that is down and comes back: mails each request once', async () => {
  await mailServer.stop();
  await postAll();
  await failed(/ECONNREFUSED/);
  await mailServer.start();
  await expectAllMailedOnce();
});

test.each<[string, Behaviour, RegExp]>([
  ['rejects with 4xx', 'reject_temporarily', /451 .*try again later/],
  ['rejects with 5xx', 'reject_permanently', /550 .*not wanted/],
  ['hangs after connecting', 'hang', /ETIMEDOUT|Greeting never received/],
])('a mail server that %s, then works: mails each request once', async (_, behaviour, reason) => {
  // Closes the connections the function has kept: a behaviour applies to new ones.
  await mailServer.stop();
  await mailServer.start();
  mailServer.behaviour = behaviour;
  await postAll();
  await failed(reason);
  expect(mailServer.taken).toEqual([]);
  mailServer.behaviour = 'accept';
  await expectAllMailedOnce();
});

test('a slow mail server: mails each request once', async () => {
  mailServer.behaviour = 'slow';
  await postAll();
  await expectAllMailedOnce();
});

test('one rejected recipient: the other gets each email once, and the health check fails', async () => {
  mailServer.behaviour = 'reject_one';
  await postAll();
  await expectAllMailedOnce();
  await failed(/^inconnu@solveo\.example: .*550 not wanted/);
  expect(backend.log.join()).toContain('"code":"recipients_refused"');
  expect(backend.log.join()).not.toContain('inconnu');
  await backend.retry();
  await eventually(async () =>
    expect(await backend.health()).toEqual({
      status: 503,
      body: { status: 'failing', reasons: ['recipient_refused'] },
    }),
  );
});

test('a mail server that dies before its reply: loses no email, repeats one with its Message-ID', async () => {
  mailServer.behaviour = 'die_after_data';
  await postAll();
  await failed(/ECONNECTION|ESOCKET|closed|ECONNRESET/i);
  mailServer.behaviour = 'accept';
  await expectAllMailed();
});

test('a function killed before sending: the next one mails each request once', async () => {
  mailServer.behaviour = 'hang';
  await mailServer.stop();
  await mailServer.start();
  await postAll();
  await replaceKilledFunction();
  await expectAllMailedOnce();
});

test('a function killed before recording: loses no email, repeats one with its Message-ID', async () => {
  mailServer.behaviour = 'hold';
  await postAll();
  await eventually(() => expect(mailServer.taken).not.toEqual([]));
  const lock = await backend.lockRequests();
  mailServer.release();
  await lock.isAwaitedBy('record_mail(');
  await replaceKilledFunction();
  await lock.unlock();
  await expectAllMailed();
});
