import {
  connectSmtpMailer,
  type SmtpSettings,
} from '#supabase/functions/send-contact-email/mail/smtp-mailer.ts';
import { startScriptedMailServer } from '../endurance/support/scripted-mail-server';
import { useRunning } from '../../support/useRunning';

const mail = { subject: 's', text: 't', reference: 'r-1', replyTo: 'a@b.fr' };

const plain = useRunning(() => startScriptedMailServer());

async function send(settings: Partial<SmtpSettings>) {
  const mailer = connectSmtpMailer({
    smtpUrl: plain.url,
    from: 'site@solveo.example',
    to: 'demo@solveo.example',
    ...settings,
  });
  return await mailer.send(mail).finally(() => mailer.close());
}

test('writes the Message-ID in ASCII for a domain with accents', async () => {
  await send({ from: 'Site <site@société.fr>' });
  expect(plain.received.at(-1)?.messageId).toBe('<r-1@xn--socit-esab.fr>');
});

test('sends nothing to another machine that does not offer STARTTLS', async () => {
  const received = plain.received.length;
  // Connects to this machine too, but is not a loopback address.
  const smtpUrl = plain.url.replace('127.0.0.1', 'user:pass@0.0.0.0');
  await expect(send({ smtpUrl })).rejects.toMatchObject({ code: 'ETLS' });
  expect(plain.received).toHaveLength(received);
});
