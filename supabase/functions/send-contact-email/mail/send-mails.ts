import { attempt } from './attempt.ts';
import type { StoredDemoRequest } from '../demo-request.ts';
import { errorCode, type Log } from '../log.ts';
import { composeMail } from './mail-text.ts';
import type { Mailer } from './mailer.ts';
import type { MailOutbox } from '../storage/storage.ts';

export interface MailSenderDependencies {
  readonly outbox: MailOutbox;
  readonly mailer: Mailer;
  readonly log: Log;
}

/**
 * Makes the function that mails the stored requests that are due, a few at a time, until none is left
 * or none of a batch could be sent: while the mail server is away, the others wait for the next call
 * instead of using up their attempts. It never rejects: nobody waits for it, and the database keeps
 * what is unsent.
 */
export function createMailSender({ outbox, mailer, log }: MailSenderDependencies) {
  const deliver = createDelivery({ outbox, mailer, log });
  return async (): Promise<void> => {
    try {
      for (;;) {
        const sent = await Promise.all((await outbox.claimMails()).map(deliver));
        if (!sent.includes(true)) return;
      }
    } catch (error) {
      log({ code: 'mails_not_claimed', cause: errorCode(error) });
    }
  };
}

function createDelivery({ outbox, mailer, log }: MailSenderDependencies) {
  // Mails that the server accepted while the database was away. When they are claimed again, only
  // their outcome is recorded.
  const unrecorded = new Set<string>();

  async function recordSent(id: string): Promise<void> {
    const failure = await attempt(() => outbox.recordMailSent(id));
    if (failure === undefined) {
      unrecorded.delete(id);
      return;
    }
    unrecorded.add(id);
    log({ code: 'mail_outcome_not_recorded', request: id, cause: failure.code });
  }

  return async (request: StoredDemoRequest): Promise<boolean> => {
    const { id } = request;
    if (unrecorded.has(id)) {
      await recordSent(id);
      return true;
    }
    const mail = { ...composeMail(request), reference: id, replyTo: request.email };
    const failure = await attempt(() => mailer.send(mail));
    if (failure === undefined) {
      log({ code: 'mail_sent', request: id });
      await recordSent(id);
      return true;
    }
    log({ code: 'mail_failed', request: id, cause: failure.code });
    const lost = await attempt(() => outbox.recordMailFailure(id, failure.reason));
    if (lost) log({ code: 'mail_outcome_not_recorded', request: id, cause: lost.code });
    return false;
  };
}
