import { dnsCache } from 'nodemailer/lib/shared';
import { createFaultLog } from '#supabase/functions/send-contact-email/mail/fault-log.ts';
import {
  connectSmtpMailer,
  type SmtpSettings,
} from '#supabase/functions/send-contact-email/mail/smtp-mailer.ts';
import { startScriptedMailServer } from '../../endurance/support/scripted-mail-server';
import { useRunning } from '../../function/use-running';

const mail = { subject: 's', text: 't', html: 'h', reference: 'r-1', replyTo: 'a@b.fr' };

const plain = useRunning(() => startScriptedMailServer({}));

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

test('reports what was wrong with each IP address of a host', async () => {
  const value = { addresses: ['127.0.0.1', '::1'] };
  dnsCache.set('dual.example', { value, expires: Date.now() + 60_000 });
  // The server listens on the first only, and speaks no TLS.
  const smtpUrl = plain.url.replace('smtp://127.0.0.1', 'smtps://dual.example');
  const fault = await send({ smtpUrl }).catch(String);
  // In either order: nodemailer begins with any of them.
  expect(fault).toMatch(/ECONNREFUSED ::1/);
  expect(fault).toMatch(/wrong version number/);
});

test('adds what was wrong with IP addresses only to connection errors, until one succeeds', async () => {
  const { logger, explain } = createFaultLog();
  const messageOf = (command: string) =>
    explain(Promise.reject(Object.assign(new Error('failed'), { command }))).catch(
      (error: unknown) => (error as Error).message,
    );
  logger.info({ failedHost: '::1', error: 'refused' });
  expect(await messageOf('CONN')).toBe('failed; ::1: refused');
  expect(await messageOf('RCPT TO')).toBe('failed');
  await expect(explain(Promise.reject(new Error('other')))).rejects.toThrow(/^other$/);
  await explain(Promise.resolve());
  expect(await messageOf('CONN')).toBe('failed');
});
