import { RESPONSE_HOURS } from '../../_shared/contract.ts';
import type { StoredDemoRequest } from '../demo-request.ts';
import { errorCode, errorReason, type Log } from '../log.ts';
import type { MailOutbox } from '../storage/postgres-storage.ts';
import { composeMail } from './mail-text.ts';
import type { Delivery, Mailer } from './smtp-mailer.ts';

export interface MailSenderDependencies {
  readonly outbox: MailOutbox;
  readonly mailer: Mailer;
  /** Writes the link by which the provider says what became of a request. */
  readonly followUpUrl: (id: string) => string;
  readonly log: Log;
  readonly pause: (milliseconds: number) => Promise<unknown>;
}

/** The pause between two attempts to record a mail as sent. */
const PAUSE_MS = 1_000;
/**
 * The lease of a mail that was claimed. Unless it is recorded as sent, the mail is due again after as many leases
 * as it has had attempts, 15 at most; after one, if another mail has gone through since. claim_mails.sql has the
 * same two minutes.
 */
export const LEASE_MS = 120_000;

/**
 * Makes the function that mails the stored requests that are due, a few at a time, until none is
 * left or none of a batch could be sent: while the mail server is unavailable, the others wait for
 * the next call, so that no failed attempt lengthens their delay. It never rejects: the database
 * keeps what is unsent.
 */
export function createMailSender(dependencies: MailSenderDependencies) {
  const { outbox, mailer, followUpUrl, log, pause } = dependencies;
  const logNotRecorded = (id: string, error: unknown) =>
    log({ code: 'mail_outcome_not_recorded', request: id, cause: errorCode(error) });

  /**
   * Tries until it is recorded who has the mail: otherwise it is sent again after its lease. It
   * gives up then, since no other mail leaves while it tries. By the clock: an attempt may take 12 s.
   */
  async function recordDelivery(id: string, delivery: Delivery, leaseEnd: number): Promise<void> {
    const { rejections, pendingRecipients } = delivery;
    for (let attempt = 1; attempt === 1 || performance.now() < leaseEnd; attempt += 1) {
      try {
        if (pendingRecipients === undefined) await outbox.recordMailSent(id, rejections);
        else await outbox.recordMailUnsent(id, rejections, pendingRecipients);
        if (attempt > 1) log({ code: 'mail_outcome_recorded', request: id });
        return;
      } catch (error) {
        if (attempt === 1) logNotRecorded(id, error);
      }
      await pause(PAUSE_MS);
    }
  }

  /**
   * Sends a mail and records what became of it.
   *
   * @returns whether the mail server has accepted it
   */
  async function deliver(request: StoredDemoRequest): Promise<boolean> {
    const { id } = request;
    const leaseEnd = performance.now() + LEASE_MS;
    try {
      const mail = {
        ...composeMail(request, RESPONSE_HOURS, followUpUrl(id)),
        reference: id,
        replyTo: request.email,
        pendingRecipients: request.pendingRecipients,
      };
      const delivery = await mailer.send(mail);
      log({ code: 'mail_sent', request: id });
      if (delivery.pendingRecipients !== undefined) log({ code: 'recipient_put_off', request: id });
      else if (delivery.rejections !== undefined) log({ code: 'recipient_rejected', request: id });
      await recordDelivery(id, delivery, leaseEnd);
      return true;
    } catch (error) {
      log({ code: 'mail_failed', request: id, cause: errorCode(error) });
      await outbox
        .recordMailUnsent(id, errorReason(error))
        .catch((lost: unknown) => logNotRecorded(id, lost));
      return false;
    }
  }

  return async (): Promise<void> => {
    try {
      let areSent: boolean[];
      do {
        const requests = await outbox.claimMails();
        areSent = await Promise.all(requests.map(deliver));
      } while (areSent.includes(true));
    } catch (error) {
      log({ code: 'mails_not_claimed', cause: errorCode(error) });
    }
  };
}
