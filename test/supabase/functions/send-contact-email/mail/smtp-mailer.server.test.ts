import {
  connectSmtpMailer,
  LOGIN_REFUSED,
  type OutgoingMail,
  SENDER_REFUSED,
  type SmtpSettings,
} from '#supabase/functions/send-contact-email/mail/smtp-mailer.ts';
import {
  GREYLISTED_RECIPIENT,
  startScriptedMailServer,
  UNKNOWN_RECIPIENT,
} from '../../../support/scripted-mail-server';
import { startBeforeAll } from '../../../../support/startBeforeAll';

const mail: OutgoingMail = {
  subject: 's',
  text: 't',
  reference: 'r-1',
  replyTo: 'a@b.fr',
  pendingRecipients: null,
};

const RECIPIENT = 'demo@solveo.example';

const plain = startBeforeAll(() => startScriptedMailServer({ maxClients: 2 }));

beforeEach(() => plain.behave('accept'));

const connect = (settings: Partial<SmtpSettings>) =>
  connectSmtpMailer({
    smtpUrl: plain.url,
    from: 'site@solveo.example',
    to: RECIPIENT,
    ...settings,
  });

async function send(settings: Partial<SmtpSettings>, changes: Partial<OutgoingMail> = {}) {
  const mailer = connect(settings);
  return await mailer.send({ ...mail, ...changes }).finally(() => mailer.close());
}

test('writes the Message-ID in ASCII for a domain with accents', async () => {
  await send({ from: 'Site <site@société.fr>' });
  expect(plain.received.at(-1)?.messageId).toBe('<r-1@xn--socit-esab.fr>');
});

test.each([
  ['the domain of the sender', '', 'solveo.example'],
  ['the name in SMTP_URL', '/?name=mail.solveo.example', 'mail.solveo.example'],
])('greets the mail server with %s', async (_label, query, name) => {
  await send({ smtpUrl: `${plain.url}${query}` });
  expect(plain.received.at(-1)?.greetedAs).toBe(name);
});

test.each([
  ['emoji', '\u{1F469}\u{1F3FD}\u200D\u{1F4BB} \u2764\uFE0F \u{1F1EB}\u{1F1F7}'],
  ['what headers encode', '=?utf-8?q?a?= "b" <c@d.fr>, e;'],
])('mails %s as typed, in subject and text', async (_label, typed) => {
  const long = `${typed} `.repeat(12).trim();
  await send({}, { subject: long, text: `${long}\n${typed}\n` });
  expect(plain.received.at(-1)).toMatchObject({ subject: long, text: `${long}\n${typed}\n` });
});

test('asks mail programs not to reply by themselves', async () => {
  await send({});
  expect(plain.received.at(-1)?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(plain.received.at(-1)?.raw).toMatch(/^X-Auto-Response-Suppress: All\r$/m);
});

test('sends many emails over the two connections that a server allows', async () => {
  const mailer = connect({});
  const sent = await Promise.all(Array.from({ length: 10 }, () => mailer.send(mail)));
  mailer.close();
  expect(sent).toEqual(sent.map(() => ({})));
});

test('tells which recipient the server rejected and why, when another one got the email', async () => {
  const received = plain.received.length;
  expect(await send({ to: `${RECIPIENT}, ${UNKNOWN_RECIPIENT}` })).toEqual({
    rejections: expect.stringMatching(/^inconnu@solveo\.example: .*550 not wanted$/) as string,
  });
  expect(plain.received).toHaveLength(received + 1);
});

describe('when the server puts one of several recipients off', () => {
  const to = `Demo <Demo@Solveo.example>, ${GREYLISTED_RECIPIENT}, ${UNKNOWN_RECIPIENT}`;
  const pending = `${GREYLISTED_RECIPIENT},${UNKNOWN_RECIPIENT}`;
  const sendAgain = (pendingRecipients: string) => send({ to }, { pendingRecipients });

  test('tells who has not got the email, sends it again to nobody else, and says who is rejected', async () => {
    plain.behave('greylist');
    expect(await send({ to })).toEqual({
      rejections: expect.stringMatching(/451 come again later; .*550 not wanted$/) as string,
      pendingRecipients: pending,
    });
    plain.behave('accept');
    const received = plain.received.length;
    expect(await sendAgain(pending)).toEqual({
      rejections: expect.stringMatching(/^inconnu@/) as string,
    });
    expect(plain.received.slice(received)).toMatchObject([
      { recipients: [GREYLISTED_RECIPIENT], raw: expect.stringMatching(/^To: Demo /m) as string },
    ]);
  });

  test('rejects while they are still put off', async () => {
    plain.behave('greylist');
    await expect(sendAgain(pending)).rejects.toMatchObject({ code: 'EENVELOPE' });
  });

  test.each([
    ['are rejected for good', UNKNOWN_RECIPIENT, { rejections: expect.any(String) as string }],
    ['are recipients no longer', 'parti@solveo.example', {}],
  ])(
    'has nobody left to send it to when the pending recipients %s',
    async (_label, recipients, expected) => {
      expect(await sendAgain(recipients)).toEqual(expected);
    },
  );
});

test('rejects when the server rejected every recipient', async () => {
  const sending = send({ to: UNKNOWN_RECIPIENT });
  await expect(sending).rejects.toMatchObject({ code: 'EENVELOPE' });
});

test.each([
  ['refuse login', LOGIN_REFUSED],
  ['refuse sender', SENDER_REFUSED],
  ['refuse sender as Postfix does', SENDER_REFUSED],
  // A failure of the moment, which the owner cannot mend.
  ['put login off', 'EAUTH'],
] as const)('names a server’s choice to %s', async (behaviour, code) => {
  plain.behave(behaviour);
  const sending = send({ smtpUrl: plain.url.replace('://', '://user:pass@') });
  await expect(sending).rejects.toMatchObject({
    code,
    message: expect.stringMatching(/ [45][35]\d /) as string,
  });
});

test.each([
  ["o'hara+demo@exemple.fr", "o'hara+demo@exemple.fr"],
  // Mail headers quote such names, and write domains in ASCII.
  ['.a..b.@exemple.fr', '".a..b."@exemple.fr'],
  ['zoe@société.fr', 'zoe@xn--socit-esab.fr'],
])('replies go to the very address that was typed: %s', async (replyTo, written) => {
  await send({}, { replyTo });
  expect(plain.received.at(-1)?.replyTo).toBe(written);
});

test('sends nothing to another machine that does not offer STARTTLS', async () => {
  const received = plain.received.length;
  // Connects to this machine too, but is not a loopback address.
  const smtpUrl = plain.url.replace('127.0.0.1', 'user:pass@0.0.0.0');
  await expect(send({ smtpUrl })).rejects.toMatchObject({ code: 'ETLS' });
  expect(plain.received).toHaveLength(received);
});
