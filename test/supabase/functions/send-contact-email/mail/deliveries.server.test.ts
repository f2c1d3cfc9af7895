import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sampleRequest } from '../../../../support/sampleRequest';
import { startBackendBeforeAll } from '../../../support/backend-under-test';
import { makeCertificate } from '../../../support/certificate';
import { eventually } from '../../../../support/eventually';
import { startBeforeAll } from '../../../../support/startBeforeAll';
import {
  GREYLISTED_RECIPIENT,
  startScriptedMailServer,
} from '../../../support/scripted-mail-server';
import { createTemporaryFolder } from '../../../../support/temporaryFolder';

const CEILING = 10;

const folder = createTemporaryFolder();
afterAll(() => rmSync(folder, { recursive: true }));
const trustedFile = path.join(folder, 'certificate.pem');

// Implicit TLS, as in production.
const mailServer = startBeforeAll(async () => {
  const certificate = await makeCertificate('127.0.0.1');
  writeFileSync(trustedFile, certificate.cert);
  return await startScriptedMailServer({ certificate });
});
const backend = startBackendBeforeAll(() => ({
  LOCAL_SMTP_URL: mailServer.url.replace('://', '://user:pass@'),
  LOCAL_CONTACT_TO: `demo@solveo.example, ${GREYLISTED_RECIPIENT}`,
  DENO_CERT: trustedFile,
  MAIL_CEILING_PER_HOUR: String(CEILING),
}));
beforeEach(() => {
  mailServer.behave('accept');
  mailServer.received.splice(0);
});

const emailsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => `personne-${n}@exemple.fr`);

/** Closes the connections that the function keeps. */
async function restartMailServer(): Promise<void> {
  await mailServer.stop();
  await mailServer.start();
}

/** Posts one request per email address. */
async function postAll(emails: string[]): Promise<void> {
  const responses = await Promise.all(
    emails.map((email) => backend.post(sampleRequest({ email }))),
  );
  expect(responses.map(({ status }) => status)).toEqual(emails.map(() => 200));
}

const EMAILS = emailsOf(5);

/**
 * Waits until all requests are recorded as mailed. Emails of one request have the same Message-ID.
 *
 * @returns how many emails of each request the mail server accepted
 */
async function mailCounts(): Promise<number[]> {
  mailServer.behave('accept');
  await backend.retryUntilMailed();
  const rows = await backend.rows();
  expect(rows.map(({ email }) => email).sort()).toEqual(EMAILS);
  return rows.map(({ id, email }) => {
    const mails = mailServer.received.filter(({ replyTo }) => replyTo === email);
    expect(mails.map(({ messageId }) => messageId)).toEqual(
      mails.map(() => `<${id}@solveo.example>`),
    );
    return mails.length;
  });
}

test('fails the health check while the mail server is down, and mails each request once after the first that goes through', async () => {
  const failed = () =>
    eventually(async () => {
      const reasons = (await backend.rows()).map((row) => row.mail_last_error);
      expect(reasons).toEqual(EMAILS.map(() => expect.stringMatching(/ECONNREFUSED/) as unknown));
    });
  await mailServer.stop();
  await postAll(EMAILS);
  await failed();
  await backend.passTime('61 minutes');
  await backend.retry();
  await backend.expectFailing('mail_overdue');
  await failed();
  await mailServer.start();
  await backend.passTime('3 minutes');
  await backend.post(sampleRequest({ email: 'nouvelle@exemple.fr' }));
  await backend.expectHealthy();
  const mailed = mailServer.received.map(({ replyTo }) => replyTo);
  expect(mailed.sort()).toEqual(['nouvelle@exemple.fr', ...EMAILS]);
});

test('mails each request once when the function is killed before sending and replaced', async () => {
  // Only new connections hang.
  await restartMailServer();
  mailServer.behave('hang');
  await postAll(EMAILS);
  await backend.replaceFunction('SIGKILL');
  expect(await mailCounts()).toEqual(EMAILS.map(() => 1));
});

test('lets no visitor wait, and mails each request, with one Message-ID, when the function is killed before recording', async () => {
  mailServer.behave('hold');
  await postAll(EMAILS);
  const noOutcome = { mail_sent_at: null, mail_last_error: null };
  expect(await backend.rows()).toMatchObject(EMAILS.map(() => noOutcome));
  await eventually(() => expect(mailServer.received).not.toEqual([]));
  const lock = await backend.lockRequests();
  mailServer.release();
  await lock.untilAwaitedBy('set mail_sent_at');
  await backend.replaceFunction('SIGKILL');
  await lock.unlock();
  expect(await mailCounts()).not.toContain(0);
});

test('mails once more, and only to the recipient that the mail server put off', async () => {
  mailServer.behave('greylist');
  await postAll(emailsOf(1));
  await backend.settled();
  expect((await backend.rows())[0]?.mail_last_error).toMatch(/^tardif@.* 451 /);
  mailServer.behave('accept');
  await backend.retryUntilMailed();
  expect(mailServer.received.map(({ recipients }) => recipients)).toEqual([
    ['demo@solveo.example'],
    [GREYLISTED_RECIPIENT],
  ]);
  expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(1);
  expect(await backend.rows()).toMatchObject([{ mail_attempts: 2, mail_last_error: null }]);
});

test('mails what it has accepted before it stops, up to the hourly ceiling, and the others later', async () => {
  const emails = emailsOf(CEILING + 4);
  await postAll(emails);
  expect(await backend.replaceFunction('SIGTERM')).toBe('exit code 0');
  expect(mailServer.received).toHaveLength(CEILING);
  await backend.passTime('61 minutes');
  await backend.retry();
  await backend.settled();
  expect(mailServer.received).toHaveLength(emails.length);
});

test('mails nothing to a server whose certificate it does not trust', async () => {
  mailServer.useCertificate(await makeCertificate('127.0.0.1'));
  await restartMailServer();
  await postAll(emailsOf(1));
  await eventually(async () => {
    expect((await backend.rows())[0]?.mail_last_error).toMatch(/certificate|UnknownIssuer/i);
  });
  expect(mailServer.received).toEqual([]);
});
