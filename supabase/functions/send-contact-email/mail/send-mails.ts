import type { StoredDemoRequest } from '../demo-request.ts';
import { errorCode, errorReason, type Log } from '../log.ts';
import type { MailOutbox } from '../storage/storage.ts';
import { composeMail } from './mail-text.ts';
import type { Mailer } from './mailer.ts';
import { trackUnrecordedSends } from './unrecorded-sends.ts';

export interface MailSenderDependencies {
  readonly outbox: MailOutbox;
  readonly mailer: Mailer;
  readonly log: Log;
  /** Schedules another call in a moment. */
  readonly callAgain: () => void;
}

/**
 * Makes the function that mails the stored requests that are due, a few at a time, until none is
 * left or none of a batch could be sent: while the mail server is unavailable, the others wait for
 * the next call, so that no failed attempt lengthens their delay. It never rejects: the database
 * keeps what is unsent.
 */
export function createMailSender({ outbox, mailer, log, callAgain }: MailSenderDependencies) {
  const notRecorded = (id: string, error: unknown) =>
    log({ code: 'mail_outcome_not_recorded', request: id, cause: errorCode(error) });
  const unrecorded = trackUnrecordedSends(
    (id, rejections) => outbox.recordMailSent(id, rejections),
    (id, error) =>
      error === undefined
        ? log({ code: 'mail_outcome_recorded', request: id })
        : notRecorded(id, error),
  );

  /** Returns whether the mail was sent. */
  async function deliver(request: StoredDemoRequest): Promise<boolean> {
    const { id } = request;
    // Already sent: only the record of it is missing.
    if (unrecorded.has(id)) return true;
    try {
      const mail = { ...composeMail(request), reference: id, replyTo: request.email };
      const rejections = await mailer.send(mail);
      log({ code: 'mail_sent', request: id });
      if (rejections !== undefined) log({ code: 'recipient_rejected', request: id });
      await unrecorded.recordOrKeep(id, rejections);
      return true;
    } catch (error) {
      log({ code: 'mail_failed', request: id, cause: errorCode(error) });
      await outbox
        .recordMailFailure(id, errorReason(error))
        .catch((lost: unknown) => notRecorded(id, lost));
      return false;
    }
  }

  return async (): Promise<void> => {
    await unrecorded.recordAll();
    try {
      let sent: boolean[];
      do {
        const requests = await outbox.claimMails();
        sent = await Promise.all(requests.map(deliver));
      } while (sent.includes(true));
    } catch (error) {
      log({ code: 'mails_not_claimed', cause: errorCode(error) });
    }
    // Another process would send an unrecorded mail again once its lease ends.
    if (!unrecorded.isEmpty()) callAgain();
  };
}
