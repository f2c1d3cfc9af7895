import { startBackendBeforeAll } from '../../../support/backend-under-test';
import { eventually } from '../../../../support/eventually';
import { startBeforeAll } from '../../../../support/startBeforeAll';
import { demoRequest } from '../../../support/builders';
import { startScriptedMailServer } from '../../../support/scripted-mail-server';

const mailServer = startBeforeAll(() => startScriptedMailServer({ maxClients: 2 }));
const backend = startBackendBeforeAll(() => ({
  SMTP_URL: mailServer.url,
  RATE_LIMIT_PER_HOUR: '100',
}));

test('mails thirty requests at the first attempt over the two connections that the server allows', async () => {
  const emails = Array.from({ length: 30 }, (_, n) => `personne-${n}@exemple.fr`);
  const responses = await Promise.all(emails.map((email) => backend.post(demoRequest({ email }))));
  for (const { status } of responses) expect(status).toBe(200);
  await eventually(async () => {
    const rows = await backend.rows();
    expect(rows.filter(({ mail_sent_at }) => mail_sent_at === null)).toEqual([]);
  });
  expect((await backend.rows()).map((row) => row.mail_attempts)).toEqual(emails.map(() => 1));
  expect(mailServer.received.map(({ replyTo }) => replyTo).sort()).toEqual(emails.sort());
});
