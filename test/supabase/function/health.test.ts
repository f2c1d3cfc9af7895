import { demoRequest } from '../unit/builders';
import { type BackendUnderTest, startBackendUnderTest } from './backend-under-test';
import { eventually } from './eventually';

jest.setTimeout(60_000);

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackendUnderTest({});
});
afterAll(() => backend.stop());
beforeEach(async () => {
  await backend.clear();
  await backend.retry();
});

const OK = { status: 200, body: { status: 'ok' } };
const failing = (...reasons: string[]) => ({ status: 503, body: { status: 'failing', reasons } });

/** The same result serves everybody for a second. */
const expectHealth = (expected: unknown) =>
  eventually(async () => expect(await backend.health()).toEqual(expected));

test('fails ten minutes after the last /retry with the right secret', async () => {
  await expectHealth(OK);
  await backend.passTime('9 minutes');
  const wrong = { method: 'POST', headers: { 'x-retry-secret': 'not the secret' } };
  expect((await fetch(backend.function.retryUrl, wrong)).status).toBe(401);
  await backend.passTime('61 seconds');
  await expectHealth(failing('retry_not_called'));
  await backend.retry();
  await expectHealth(OK);
});

test('fails while the mail server is down for three days, and mails everything after them', async () => {
  const emails = ['a@exemple.fr', 'b@exemple.fr', 'c@exemple.fr'];
  await backend.mailCatcher.stop();
  try {
    for (const email of emails) await backend.post(demoRequest({ email }));
    await backend.settled();
    for (let hours = 0; hours < 72; hours += 2) {
      await backend.passTime('2 hours');
      await backend.retry();
      await expectHealth(failing('mail_overdue'));
      await backend.settled();
    }
  } finally {
    await backend.restartMailCatcher();
  }
  await backend.passTime('12 hours');
  await backend.retry();
  await expectHealth(OK);
  expect((await backend.messages()).map(({ replyTo }) => replyTo).sort()).toEqual(emails);
});

test('fails without Postgres', async () => {
  await backend.postgres.stop();
  try {
    await expectHealth(failing('storage_unavailable'));
  } finally {
    await backend.restartPostgres();
  }
  await expectHealth(OK);
});
