import { attempt } from './attempt.ts';
import type { StoredDemoRequest } from '../demo-request.ts';
import { errorCode, type Log } from '../log.ts';
import { composeMail } from './mail-text.ts';
import type { Mailer } from './mailer.ts';
import { createSentNotes, type SentNotes } from './unrecorded-sends.ts';
import type { MailOutbox } from '../storage/storage.ts';

export interface MailSenderDependencies {
  readonly outbox: MailOutbox;
  readonly mailer: Mailer;
  readonly log: Log;
  /** Has the function that is made be called again in a moment. */
  readonly callAgain: () => void;
}

/**
 * Makes the function that mails the stored requests that are due, a few at a time, until none is left
 * or none of a batch could be sent: while the mail server is away, the others wait for the next call
 * instead of using up their attempts. It never rejects: nobody waits for it, and the database keeps
 * what is unsent.
 */
export function createMailSender({ outbox, mailer, log, callAgain }: MailSenderDependencies) {
  const notes = createSentNotes(
    (id, refusals) => outbox.recordMailSent(id, refusals),
    (id, failure) =>
      log(
        failure
          ? { code: 'mail_outcome_not_recorded', request: id, cause: failure.code }
          : { code: 'mail_outcome_recorded', request: id },
      ),
  );
  const deliver = createDelivery({ outbox, mailer, log, notes });
  return async (): Promise<void> => {
    await notes.noteAgain();
    try {
      let sent = [true];
      while (sent.includes(true)) {
        sent = await Promise.all((await outbox.claimMails()).map(deliver));
      }
    } catch (error) {
      log({ code: 'mails_not_claimed', cause: errorCode(error) });
    }
    // Once the lease is over, another process would send it again.
    if (notes.hasKept()) callAgain();
  };
}

function createDelivery({
  outbox,
  mailer,
  log,
  notes,
}: Omit<MailSenderDependencies, 'callAgain'> & { readonly notes: SentNotes }) {
  return async (request: StoredDemoRequest): Promise<boolean> => {
    const { id } = request;
    // Due again because only its outcome is missing.
    if (notes.isKept(id)) return true;
    const mail = { ...composeMail(request), reference: id, replyTo: request.email };
    const sending = await attempt(() => mailer.send(mail));
    if (sending.failure === undefined) {
      log({ code: 'mail_sent', request: id });
      if (sending.value.length > 0) log({ code: 'recipients_refused', request: id });
      await notes.note(id, sending.value);
      return true;
    }
    const { code, reason } = sending.failure;
    log({ code: 'mail_failed', request: id, cause: code });
    const { failure: lost } = await attempt(() => outbox.recordMailFailure(id, reason));
    if (lost) log({ code: 'mail_outcome_not_recorded', request: id, cause: lost.code });
    return false;
  };
}
