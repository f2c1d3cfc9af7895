import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

export interface SmtpSettings {
  /** smtp://host:port or smtps://user:password@host:465 */
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: string;
}

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
  return {
    async send(mail) {
      await transport.sendMail({
        from: settings.from,
        to: settings.to,
        // As an object, it is one address and never parsed as a list.
        replyTo: { name: '', address: mail.replyTo },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
      });
    },
    close: () => transport.close(),
  };
}
