import { composeMail } from '../../../supabase/functions/send-contact-email/mail/mail-text';
import { connectSmtpMailer } from '../../../supabase/functions/send-contact-email/mail/smtp-mailer';
import { eventually } from '../function/eventually';
import { storedRequest } from '../unit/builders';
import { postfixObstacle, type RunningPostfix, startPostfix } from './support/postfix';
import { type ScriptedMailServer, startScriptedMailServer } from './support/scripted-mail-server';

if (postfixObstacle) console.info(`${postfixObstacle}: no mail is sent through it.`);
const throughPostfix = postfixObstacle ? test.skip : test;

const KNOWN = 'demo@solveo.example';
const UNKNOWN = 'inconnu@solveo.example';

let nextHop: ScriptedMailServer;
let postfix: RunningPostfix;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  nextHop = await startScriptedMailServer({});
  stops.push(() => nextHop.stop());
  if (postfixObstacle) return;
  postfix = await startPostfix(KNOWN, nextHop.url);
  stops.unshift(() => postfix.stop());
});
afterAll(async () => {
  for (const stop of stops) await stop();
});
beforeEach(() => {
  nextHop.taken.length = 0;
});

const request = storedRequest({
  company: 'Crèmerie de l’Œuvre & Fils',
  // What mail systems have broken: dots, a line as an mbox begins, a space at an end, endless lines.
  message: `.\n..\nFrom l’équipe\u00A0: 5\u00A0000\u00A0€ \n=C3=A9 😀\n${'é'.repeat(1_200)}`,
});
const { id, email } = request;

async function send(to: string) {
  const from = 'Site <site@société.fr>';
  const mailer = connectSmtpMailer({ smtpUrl: postfix.url, from, to });
  try {
    return await mailer.send({ ...composeMail(request), reference: id, replyTo: email });
  } finally {
    mailer.close();
  }
}

async function expectArrivedAsWritten(): Promise<void> {
  const { subject, text } = composeMail(request);
  const messageId = `<${id}@xn--socit-esab.fr>`;
  await eventually(() => expect(nextHop.taken).not.toEqual([]));
  expect(nextHop.taken).toEqual([
    { messageId, replyTo: email, recipients: [KNOWN], subject, text },
  ]);
}

throughPostfix('delivers a mail as it was written', async () => {
  expect(await send(KNOWN)).toBeUndefined();
  await expectArrivedAsWritten();
});

throughPostfix(
  'delivers to one recipient when the other is rejected, and reports why',
  async () => {
    const rejections = await send(`${KNOWN}, ${UNKNOWN}`);
    expect(rejections).toMatch(/^inconnu@solveo\.example: .*550 5\.1\.1 .*User unknown/);
    await expectArrivedAsWritten();
  },
);
