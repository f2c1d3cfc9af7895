import { createTransport } from 'nodemailer';
import { withDeadline } from '../../_shared/deadline.ts';
import { isThisMachine } from '../this-machine.ts';
import { mailboxAddress } from '../email-address.ts';
import type { MailText } from './mail-text.ts';

/** A mail to the provider; sender and recipients are the mailer's own settings. */
export interface OutgoingMail extends MailText {
  /** The id of the request. Two mails with the same reference are one mail, sent again. */
  readonly reference: string;
  /** The prospect's email address, so that a reply to the mail goes to the prospect. */
  readonly replyTo: string;
  /** Who has not got the mail, separated by commas, when others have it; null to send it to all. */
  readonly pendingRecipients: string | null;
}

/** What became of a mail that one recipient at least has. */
export type Delivery =
  | {
      /** Which recipients the server rejected, and why, unless it accepted all. */
      readonly rejections?: string;
      readonly pendingRecipients?: undefined;
    }
  | {
      /** Which recipients the server rejected or put off, and why. */
      readonly rejections: string;
      /** Those of them to whom the mail must be sent again, separated by commas. */
      readonly pendingRecipients: string;
    };

/** The codes of errors that only the owner can mend. health_reasons.sql looks for the same two. */
export const LOGIN_REFUSED = 'mail_login_refused';
export const SENDER_REFUSED = 'mail_sender_refused';

export interface Mailer {
  /**
   * Resolves once one recipient at least has the mail; rejects when the server has accepted it for none
   * within 45 s. The error's code is LOGIN_REFUSED or SENDER_REFUSED when the server refused the one or
   * the other for good.
   */
  send(mail: OutgoingMail): Promise<Delivery>;

  close(): void;
}

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
  const sender = envelopeAddress(settings.from);
  const domain = sender.slice(sender.lastIndexOf('@') + 1);
  const recipients = settings.to.split(',').map(envelopeAddress);
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
      const pending = mail.pendingRecipients?.split(',');
      const to = pending ? recipients.filter((each) => pending.includes(each)) : recipients;
      // CONTACT_TO no longer names those who had not got it.
      if (to.length === 0) return {};
      const sending = transport.sendMail({
        from: settings.from,
        to: settings.to,
        // The header names all recipients each time: they get the same mail.
        envelope: { from: sender, to },
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
      const outcome = sending.catch((reason: unknown) => {
        const error = reason as SmtpError;
        // Others have the mail.
        if (pending && error.rejectedErrors?.every(isPermanent)) return error;
        throw nameRefusal(error);
      });
      return describeDelivery(await withDeadline(outcome, SEND_MILLISECONDS));
    },
    close: () => transport.close(),
  };
}

/** What nodemailer says of the recipients: in its result, and in its error when it has none. */
interface Recipients {
  readonly rejected?: readonly string[];
  /** In the same order. */
  readonly rejectedErrors?: readonly SmtpError[];
}

interface SmtpError extends Error, Recipients {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

/** Whether another try is useless: 4xx is a failure of the moment. */
const isPermanent = ({ responseCode = 500 }: SmtpError) => responseCode >= 500;

/** Gives refusals for good the codes that the health check reports. */
function nameRefusal(error: SmtpError): Error {
  const { code, command, response = '' } = error;
  // Postfix refuses the sender in its replies to the recipients, and Office 365 in that to the mail.
  const isSenderRefused = command === 'MAIL FROM' || /\bsender\b|send ?as/i.test(response);
  const reason = code === 'EAUTH' ? LOGIN_REFUSED : isSenderRefused ? SENDER_REFUSED : undefined;
  if (reason === undefined || !isPermanent(error)) return error;
  return Object.assign(new Error(error.message, { cause: error }), { code: reason });
}

/**
 * Reports the recipients who have not got the mail. When one of them was put off, those rejected for
 * good are pending too: the record of the last attempt then names them.
 */
function describeDelivery({ rejected = [], rejectedErrors = [] }: Recipients): Delivery {
  if (rejected.length === 0) return {};
  const reasons = rejected.map((each, n) => `${each}: ${rejectedErrors[n]?.message ?? 'rejected'}`);
  const rejections = reasons.join('; ');
  return rejectedErrors.every(isPermanent)
    ? { rejections }
    : { rejections, pendingRecipients: rejected.join(',') };
}

/** The address of `name@domain` or `Some One <name@domain>`, as servers get it: its domain in ASCII. */
function envelopeAddress(mailbox: string): string {
  const address = mailboxAddress(mailbox);
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${new URL(`http://${address.slice(at + 1)}`).hostname}`;
}
