import type { MailText } from './mail-text.ts';

/** A mail to the provider; sender and recipient are the mailer's own settings. */
export interface OutgoingMail extends MailText {
  /** The id of what it tells: two mails with the same one are the same mail, sent again. */
  readonly reference: string;
  /** The prospect's address, so that answering the mail writes to the prospect. */
  readonly replyTo: string | undefined;
}

/** Hands mail to a mail server. */
export interface Mailer {
  /** Resolves once the server has accepted the mail, rejects otherwise, within a minute. */
  send(mail: OutgoingMail): Promise<void>;

  close(): void;
}
