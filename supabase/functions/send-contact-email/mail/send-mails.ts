import { RESPONSE_HOURS } from '../../_shared/contract.ts';
import type { StoredDemoRequest } from '../demo-request.ts';
import { errorCode, errorReason, type Log } from '../log.ts';
import type { MailOutbox } from '../storage/storage.ts';
import { composeMail } from './mail-text.ts';
import { ConnectionLimitError, type Mailer } from './mailer.ts';

export interface MailSenderDependencies {
  readonly outbox: MailOutbox;
  readonly mailer: Mailer;
  readonly log: Log;
  readonly pause: (milliseconds: number) => Promise<unknown>;
}

/** What became of an attempt; `deferred`: the mail server had too many connections. */
type MailResult = 'sent' | 'deferred' | 'failed';

/** Between two attempts to record a mail as sent. */
const PAUSE_MS = 1_000;

/**
 * Makes the function that mails the stored requests that are due, a few at a time, until none is
 * left or none of a batch could be sent: while the mail server is unavailable, the others wait for
 * the next call, so that no failed attempt lengthens their delay. It never rejects: the database
 * keeps what is unsent.
 */
export function createMailSender({ outbox, mailer, log, pause }: MailSenderDependencies) {
  const logNotRecorded = (id: string, error: unknown) =>
    log({ code: 'mail_outcome_not_recorded', request: id, cause: errorCode(error) });

  /** Repeats until the mail is recorded as sent: otherwise it is sent again when its lease ends. */
  async function recordSent(id: string, rejections: string | undefined): Promise<void> {
    for (let isRepeated = false; ; isRepeated = true) {
      try {
        await outbox.recordMailSent(id, rejections);
        if (isRepeated) log({ code: 'mail_outcome_recorded', request: id });
        return;
      } catch (error) {
        if (!isRepeated) logNotRecorded(id, error);
      }
      await pause(PAUSE_MS);
    }
  }

  /** Sends a mail and records what became of it. */
  async function deliver(request: StoredDemoRequest): Promise<MailResult> {
    const { id } = request;
    try {
      const mail = {
        ...composeMail(request, RESPONSE_HOURS),
        reference: id,
        replyTo: request.email,
      };
      const rejections = await mailer.send(mail);
      log({ code: 'mail_sent', request: id });
      if (rejections !== undefined) log({ code: 'recipient_rejected', request: id });
      await recordSent(id, rejections);
      return 'sent';
    } catch (error) {
      log({ code: 'mail_failed', request: id, cause: errorCode(error) });
      await outbox
        .recordMailFailure(id, errorReason(error))
        .catch((lost: unknown) => logNotRecorded(id, lost));
      return error instanceof ConnectionLimitError ? 'deferred' : 'failed';
    }
  }

  /** Sends mails at once; then, over the connections that are free again, those deferred, one by one. */
  async function deliverBatch(requests: readonly StoredDemoRequest[]): Promise<MailResult[]> {
    const outcomes = await Promise.all(requests.map(deliver));
    for (const request of requests.filter((_, n) => outcomes[n] === 'deferred')) {
      const outcome = await deliver(request);
      outcomes.push(outcome);
      if (outcome !== 'sent') break;
    }
    return outcomes;
  }

  return async (): Promise<void> => {
    try {
      let outcomes: MailResult[];
      do {
        outcomes = await deliverBatch(await outbox.claimMails());
      } while (outcomes.includes('sent'));
    } catch (error) {
      log({ code: 'mails_not_claimed', cause: errorCode(error) });
    }
  };
}
