import { demoRequest } from '../../../support/builders';
import { startBackendBeforeAll } from '../../../support/backend-under-test';
import { eventually } from '../../../../support/eventually';
import { startBeforeAll } from '../../../../support/startBeforeAll';
import { type Behaviour, startScriptedMailServer } from '../../../support/scripted-mail-server';

jest.setTimeout(60_000);

const mailServer = startBeforeAll(() => startScriptedMailServer());
beforeEach(() => mailServer.behave('accept'));
const backend = startBackendBeforeAll(() => ({
  SMTP_URL: mailServer.url,
  CONTACT_TO: 'demo@solveo.example, inconnu@solveo.example',
}));
beforeEach(() => mailServer.received.splice(0));

const EMAILS = Array.from({ length: 5 }, (_, n) => `personne-${n}@exemple.fr`);

/** Posts one request per email address; no visitor may wait for the mail server. */
async function postAll(behaviour: Behaviour): Promise<void> {
  mailServer.behave(behaviour);
  const started = Date.now();
  const responses = await Promise.all(EMAILS.map((email) => backend.post(demoRequest({ email }))));
  expect(responses.map(({ status }) => status)).toEqual(EMAILS.map(() => 200));
  // The function waits 10 s for a server that hangs; half of that is a safe threshold.
  expect(Date.now() - started).toBeLessThan(5_000);
}

// After 10 s, the function gives up on a server that hangs and tries requests made meanwhile.
const failed = (reason: RegExp) =>
  eventually(async () => {
    const reasons = (await backend.rows()).map((row) => row.mail_last_error);
    expect(reasons).toEqual(EMAILS.map(() => expect.stringMatching(reason) as unknown));
  }, 45_000);

/**
 * Waits until all requests are recorded as mailed. Emails of one request have the same Message-ID.
 *
 * @returns how many emails of each request the mail server accepted
 */
async function mailCounts(): Promise<number[]> {
  mailServer.behave('accept');
  await backend.retryUntilMailed(backend.function.retryUrl);
  const rows = await backend.rows();
  expect(rows.map(({ email }) => email).sort()).toEqual(EMAILS);
  return rows.map(({ id, email }) => {
    const ids = mailServer.received.filter(({ replyTo }) => replyTo === email);
    expect(ids.map(({ messageId }) => messageId)).toEqual(ids.map(() => `<${id}@solveo.example>`));
    return ids.length;
  });
}

const ONCE = EMAILS.map(() => 1);

/** Closes the function's open connections: some behaviours apply only to new ones. */
async function restartMailServer(): Promise<void> {
  await mailServer.stop();
  await mailServer.start();
}

test('fails the health check while the mail server is down, and mails each request once after the first that goes through', async () => {
  await mailServer.stop();
  await postAll('accept');
  for (let attempts = 1; attempts < 4; attempts += 1) {
    await failed(/ECONNREFUSED/);
    await backend.passTime('31 minutes');
    await backend.retry();
  }
  await backend.expectFailing('mail_overdue');
  await failed(/ECONNREFUSED/);
  await mailServer.start();
  await backend.passTime('3 minutes');
  await backend.post(demoRequest({ email: 'nouvelle@exemple.fr' }));
  await backend.expectHealthy();
  const mailed = mailServer.received.map(({ replyTo }) => replyTo);
  expect(mailed.sort()).toEqual(['nouvelle@exemple.fr', ...EMAILS]);
});

test.each<[string, Behaviour, RegExp]>([
  ['rejects with 5xx', 'reject_permanently', /550 .*not wanted/],
  ['hangs after connecting', 'hang', /ETIMEDOUT|Greeting never received/],
])('mails each request once when the mail server %s, then works', async (_, behaviour, reason) => {
  await restartMailServer();
  await postAll(behaviour);
  await failed(reason);
  expect(mailServer.received).toEqual([]);
  expect(await mailCounts()).toEqual(ONCE);
});

test('mails each request, with one Message-ID, when the mail server dies before its reply', async () => {
  await postAll('die_after_data');
  await failed(/ECONNECTION|ESOCKET|closed|ECONNRESET/i);
  expect(await mailCounts()).not.toContain(0);
});

test('mails the other recipient once, and fails the health check, when one is rejected', async () => {
  await postAll('reject_one');
  await failed(/^inconnu@solveo\.example: .*550 not wanted/);
  expect(await mailCounts()).toEqual(ONCE);
  expect(backend.log.join()).toContain('"code":"recipient_rejected"');
  expect(backend.log.join()).not.toContain('inconnu');
  await backend.retry();
  await backend.expectFailing('recipient_rejected');
});

test('mails lines that end in CR LF only, whatever ends them in the request', async () => {
  const message = 'x\r.\r\nMAIL FROM:<a@exemple.fr>\n.\n\r\n.\r\r\n\u2028.';
  // Mostly not ASCII: it is mailed in base64, which keeps line ends as they are.
  for (const [n, text] of [message, 'é\r'.repeat(500)].entries()) {
    const request = demoRequest({ email: `personne-${n}@exemple.fr`, message: text });
    expect((await backend.post(request)).status).toBe(200);
  }
  await eventually(() => expect(mailServer.received).toHaveLength(2));
  for (const { raw, text } of mailServer.received) {
    expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text).not.toContain('\r');
  }
});

test('mails each request once when the function is killed before sending and replaced', async () => {
  await restartMailServer();
  await postAll('hang');
  await backend.replaceFunction('SIGKILL');
  expect(await mailCounts()).toEqual(ONCE);
});

test('mails each request, with one Message-ID, when the function is killed before recording', async () => {
  await postAll('hold');
  await eventually(() => expect(mailServer.received).not.toEqual([]));
  const lock = await backend.lockRequests();
  mailServer.release();
  await lock.untilAwaitedBy('record_mail(');
  await backend.replaceFunction('SIGKILL');
  await lock.unlock();
  expect(await mailCounts()).not.toContain(0);
});
