import type { MailText } from './mail-text.ts';

/** A mail to the provider; sender and recipients are the mailer's own settings. */
export interface OutgoingMail extends MailText {
  /** The id of the request. Two mails with the same reference are one mail, sent again. */
  readonly reference: string;
  /** The prospect's email address, so that a reply to the mail goes to the prospect. */
  readonly replyTo: string;
}

export interface Mailer {
  /**
   * Resolves once the server has accepted the mail for one recipient at least; rejects when it has
   * not within a minute. The error's code is `mail_login_refused` or `mail_sender_refused` when the
   * server refused the one or the other for good.
   *
   * @returns which recipients the server rejected and why; undefined when it accepted all
   */
  send(mail: OutgoingMail): Promise<string | undefined>;

  close(): void;
}
