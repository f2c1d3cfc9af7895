import type { Refusal } from '../storage/storage.ts';
import type { MailText } from './mail-text.ts';

/** A mail to the provider; sender and recipient are the mailer's own settings. */
export interface OutgoingMail extends MailText {
  /** The id of the request or digest. Two mails with the same reference are one mail, sent again. */
  readonly reference: string;
  /** The prospect's address, so that a reply to the mail goes to the prospect. */
  readonly replyTo: string | undefined;
}

/** Hands mail to a mail server. */
export interface Mailer {
  /**
   * Resolves once the server has accepted the mail for one recipient at least; rejects when it has not
   * within a minute.
   *
   * @returns the recipients it has refused
   */
  send(mail: OutgoingMail): Promise<readonly Refusal[]>;

  close(): void;
}
