import { demoRequest } from '../unit/builders';
import { type BackendUnderTest, startBackendUnderTest } from '../function/backend-under-test';
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

test('200 different requests at once are all stored and mailed, once each', async () => {
  const emails = Array.from({ length: 200 }, (_, n) => `personne-${n}@exemple.fr`);
  const statuses = await Promise.all(
    emails.map(async (email) => (await backend.post(demoRequest({ email }))).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await settleAccount(backend, emails, mailServer.taken)).toEqual({
    lost: [],
    duplicated: [],
  });
  expect(await backend.rows()).toHaveLength(200);
});
