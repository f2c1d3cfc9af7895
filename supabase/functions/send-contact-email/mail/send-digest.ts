import { attempt } from './attempt.ts';
import { composeDigest } from './digest-text.ts';
import { errorCode, type Log } from '../log.ts';
import type { Mailer } from './mailer.ts';
import type { Digest, DigestOutbox } from '../storage/storage.ts';

export interface DigestSenderDependencies {
  readonly outbox: DigestOutbox;
  readonly mailer: Mailer;
  readonly log: Log;
}

/** Makes the function that mails the digest if one is due. It never rejects. */
export function createDigestSender({ outbox, mailer, log }: DigestSenderDependencies) {
  async function send(digest: Digest): Promise<void> {
    const { id } = digest;
    const mail = { ...composeDigest(digest), reference: id, replyTo: undefined };
    const failure = await attempt(() => mailer.send(mail));
    log(
      failure
        ? { code: 'digest_failed', digest: id, cause: failure.code }
        : { code: 'digest_sent', digest: id },
    );
    const lost = await attempt(() =>
      failure ? outbox.recordDigestFailure(id, failure.reason) : outbox.recordDigestSent(id),
    );
    if (lost) log({ code: 'digest_outcome_not_recorded', digest: id, cause: lost.code });
  }

  return async (): Promise<void> => {
    try {
      const digest = await outbox.claimDigest();
      if (digest !== undefined) await send(digest);
    } catch (error) {
      log({ code: 'digest_not_claimed', cause: errorCode(error) });
    }
  };
}
