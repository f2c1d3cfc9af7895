import { demoRequest } from '../unit/builders';
import { type BackendUnderTest, startBackendUnderTest } from '../function/backend-under-test';
import { eventually, eventuallyWithin } from '../function/eventually';
import { settleAccount } from './support/account';
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

/** Posts one request per address; none of the visitors may wait for the mail server. */
async function postAll(): Promise<void> {
  const started = Date.now();
  const responses = await Promise.all(EMAILS.map((email) => backend.post(demoRequest({ email }))));
  expect(responses.map(({ status }) => status)).toEqual(EMAILS.map(() => 200));
  // The server hangs for as long as the function waits, 10 s: half of that is not tight.
  expect(Date.now() - started).toBeLessThan(5_000);
}

// The function gives up a hanging server after 10 s, and then tries the requests that came meanwhile.
const failed = (reason: RegExp) =>
  eventuallyWithin(45_000, async () => {
    const rows = await backend.sql<{ mail_last_error: string | null }[]>`
      select mail_last_error from contact.requests`;
    expect(rows).toHaveLength(EMAILS.length);
    for (const row of rows) expect(row.mail_last_error).toMatch(reason);
  });

async function expectAllOnce(): Promise<void> {
  const account = await settleAccount(backend, EMAILS, mailServer.taken);
  expect(account).toEqual({ lost: [], duplicated: [] });
}

test('down, then up again: each is mailed once', async () => {
  await mailServer.stop();
  await postAll();
  await failed(/ECONNREFUSED/);
  await mailServer.start();
  await expectAllOnce();
});

test.each<[string, Behaviour, RegExp]>([
  ['refusing with 4xx', 'refuse_for_now', /451 .*try again later/],
  ['refusing with 5xx', 'refuse_for_good', /550 .*not wanted/],
  ['hanging after connect', 'hang', /ETIMEDOUT|Greeting never received/],
])('%s, then in order: each is mailed once', async (_label, behaviour, reason) => {
  // Ends the connections that the function has kept: a new behaviour begins with a connection.
  await mailServer.stop();
  await mailServer.start();
  mailServer.behaviour = behaviour;
  await postAll();
  await failed(reason);
  expect(mailServer.taken).toEqual([]);
  mailServer.behaviour = 'accept';
  await expectAllOnce();
});

test('rejecting one of two recipients: the other has each once, and the health check fails', async () => {
  mailServer.behaviour = 'refuse_one';
  await postAll();
  await expectAllOnce();
  const rejections = 'inconnu@solveo.example: ';
  for (const row of await backend.rows()) {
    expect(row.mail_last_error).toMatch(new RegExp(`^${rejections}.*550 not wanted`));
  }
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

test('slow: each is mailed once', async () => {
  mailServer.behaviour = 'slow';
  await postAll();
  await expectAllOnce();
});

test('dying after DATA: none is lost, and what comes twice bears the same Message-ID', async () => {
  mailServer.behaviour = 'die_after_data';
  await postAll();
  await failed(/ECONNECTION|ESOCKET|closed|ECONNRESET/i);
  mailServer.behaviour = 'accept';
  const { lost } = await settleAccount(backend, EMAILS, mailServer.taken);
  expect(lost).toEqual([]);
  const ids = new Set(mailServer.taken.map(({ messageId }) => messageId));
  const rows = await backend.rows();
  expect([...ids].sort()).toEqual(rows.map(({ id }) => `<${id}@solveo.example>`).sort());
});
