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

export interface Mailer {
  /**
   * Resolves once one recipient at least has the mail; rejects when the server has accepted it for none
   * within a minute. The error's code is `mail_login_refused` or `mail_sender_refused` when the
   * server refused the one or the other for good.
   */
  send(mail: OutgoingMail): Promise<Delivery>;

  close(): void;
}
