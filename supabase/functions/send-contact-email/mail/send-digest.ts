import { attempt } from './attempt.ts';
import { composeDigest } from './digest-text.ts';
import { errorCode, type Log } from '../log.ts';
import type { Mailer } from './mailer.ts';
import { createSentNotes } from './unrecorded-sends.ts';
import type { Digest, DigestOutbox } from '../storage/storage.ts';

export interface DigestSenderDependencies {
  readonly outbox: DigestOutbox;
  readonly mailer: Mailer;
  readonly log: Log;
  /** Has the function that is made be called again in a moment. */
  readonly callAgain: () => void;
}

/** Makes the function that mails the digest if one is due. It never rejects. */
export function createDigestSender({ outbox, mailer, log, callAgain }: DigestSenderDependencies) {
  const notes = createSentNotes(
    (id, refusals) => outbox.recordDigestSent(id, refusals),
    (id, failure) =>
      log(
        failure
          ? { code: 'digest_outcome_not_recorded', digest: id, cause: failure.code }
          : { code: 'digest_outcome_recorded', digest: id },
      ),
  );

  async function send(digest: Digest): Promise<void> {
    const { id } = digest;
    // Due again because only its outcome is missing.
    if (notes.isKept(id)) return;
    const mail = { ...composeDigest(digest), reference: id, replyTo: undefined };
    const sending = await attempt(() => mailer.send(mail));
    if (sending.failure === undefined) {
      log({ code: 'digest_sent', digest: id });
      if (sending.value.length > 0) log({ code: 'recipients_refused', digest: id });
      await notes.note(id, sending.value);
      return;
    }
    const { code, reason } = sending.failure;
    log({ code: 'digest_failed', digest: id, cause: code });
    const { failure: lost } = await attempt(() => outbox.recordDigestFailure(id, reason));
    if (lost) log({ code: 'digest_outcome_not_recorded', digest: id, cause: lost.code });
  }

  return async (): Promise<void> => {
    await notes.noteAgain();
    try {
      const digest = await outbox.claimDigest();
      if (digest !== undefined) await send(digest);
    } catch (error) {
      log({ code: 'digest_not_claimed', cause: errorCode(error) });
    }
    if (notes.hasKept()) callAgain();
  };
}
