import { createTransport } from 'nodemailer';
import { withDeadline } from '../../_shared/deadline.ts';
import { isThisMachine } from '../this-machine.ts';
import type { Mailer } from './mailer.ts';

export interface SmtpSettings {
  /** smtp://host:port or smtps://user:password@host:465 */
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: string;
}

// Less than half the two minutes of a lease: a mail may have to wait for another one.
const SEND_MILLISECONDS = 45_000;

/** Sends over SMTP, two mails at a time over connections that are kept. */
export function connectSmtpMailer(settings: SmtpSettings): Mailer {
  const domain = findDomain(settings.from);
  const transport = createTransport({
    url: settings.smtpUrl,
    // Otherwise nodemailer greets as [127.0.0.1] where the host's name has no dot, which some relays
    // reject. A `name` in the URL wins.
    name: domain,
    pool: true,
    // Many servers allow no more, and reply 421 or 432 to the third.
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // Otherwise password and mail go in clear text where a server does not offer STARTTLS, or an
    // attacker has removed its offer.
    requireTLS: !isThisMachine(new URL(settings.smtpUrl).hostname),
    // Mails are made of texts only: none may name a file to read or a URL to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      const sending = transport.sendMail({
        from: settings.from,
        to: settings.to,
        // nodemailer would parse a string as a list of addresses.
        replyTo: { name: '', address: mail.replyTo },
        // A mail that is sent again has the same id, so that a duplicate can be recognised.
        messageId: `<${mail.reference}@${domain}>`,
        // Otherwise a recipient's vacation notice answers each mail, and Reply-To sends it to the
        // prospect. RFC 3834, 5; the second is Exchange's own.
        // https://learn.microsoft.com/openspecs/exchange_server_protocols/ms-oxcmail/ced68690-498a-4567-9d14-5c01f974d8b1
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        subject: mail.subject,
        text: mail.text,
      });
      const { rejected, rejectedErrors } = await withDeadline(
        sending.catch(throwNamed),
        SEND_MILLISECONDS,
      );
      return rejected.length === 0 ? undefined : describeRejections(rejected, rejectedErrors);
    },
    close: () => transport.close(),
  };
}

interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

/** Gives the refusals that only the owner can mend the codes that the health check reports. */
function throwNamed(error: SmtpError): never {
  const { code, command, response = '', responseCode = 500 } = error;
  // Postfix refuses the sender in its replies to the recipients, and Office 365 in that to the mail.
  const isSenderRefused = command === 'MAIL FROM' || /\bsender\b|send ?as/i.test(response);
  const reason =
    code === 'EAUTH' ? 'mail_login_refused' : isSenderRefused ? 'mail_sender_refused' : undefined;
  // 4xx is a failure of the moment.
  if (reason === undefined || responseCode < 500) throw error;
  throw Object.assign(new Error(error.message, { cause: error }), { code: reason });
}

/** Pairs each rejected recipient with its error: nodemailer lists both in the same order. */
function describeRejections(recipients: readonly string[], errors: readonly Error[] = []): string {
  return recipients.map((each, n) => `${each}: ${errors[n]?.message ?? 'rejected'}`).join('; ');
}

/** The domain of `name@domain` or `Some One <name@domain>`, as mail headers write it: in ASCII. */
function findDomain(from: string): string {
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return new URL(`http://${domain}`).hostname;
}
