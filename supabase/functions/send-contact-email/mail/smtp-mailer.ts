import { createTransport } from 'nodemailer';
import { withDeadline } from '../deadline.ts';
import type { Mailer } from './mailer.ts';

export interface SmtpSettings {
  /** smtp://host:port or smtps://user:password@host:465 */
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: string;
}

// Less than half the lease of two minutes, since a mail may wait for the one before it.
const SEND_MILLISECONDS = 45_000;

/** Sends over SMTP, a few mails at a time over connections that are kept. */
export function connectSmtpMailer(settings: SmtpSettings): Mailer {
  const transport = createTransport({
    url: settings.smtpUrl,
    pool: true,
    maxConnections: 5,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // A mail is made of strings only: nothing in it may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = domainOf(settings.from);
  return {
    async send(mail) {
      const sending = transport.sendMail({
        from: settings.from,
        to: settings.to,
        // As an object, it is one address and never parsed as a list.
        ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
        // A re-send after a crash bears the same: mail programs and people recognise it.
        messageId: `<${mail.reference}@${domain}>`,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
      });
      await withDeadline(sending, SEND_MILLISECONDS);
    },
    close: () => transport.close(),
  };
}

/** The domain of `name@domain` or `Some One <name@domain>`. */
function domainOf(from: string): string {
  return /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}
