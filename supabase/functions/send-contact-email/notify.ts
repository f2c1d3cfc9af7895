import type { StoredDemoRequest } from './demo-request.ts';
import { errorCode, type Log } from './log.ts';
import { composeMail } from './mail-text.ts';
import type { Mailer } from './mailer.ts';
import type { RequestStorage } from './storage.ts';

export interface NotifierDependencies {
  readonly storage: RequestStorage;
  readonly mailer: Mailer;
  readonly log: Log;
}

export type Notify = (request: StoredDemoRequest) => Promise<void>;

/**
 * Makes the function that mails a stored request to the provider, once, and notes the outcome in its
 * row. It never rejects: nobody waits for it any more, and the row tells what happened.
 */
export function createNotifier({ storage, mailer, log }: NotifierDependencies): Notify {
  return async (request) => {
    const mail = { ...composeMail(request), replyTo: request.email };
    const failure = await attempt(() => mailer.send(mail));
    const unrecorded = await attempt(() =>
      failure
        ? storage.recordMailFailure(request.id, failure.reason)
        : storage.recordMailSent(request.id),
    );
    log(
      failure
        ? { code: 'mail_failed', request: request.id, cause: failure.code }
        : { code: 'mail_sent', request: request.id },
    );
    if (unrecorded)
      log({ code: 'mail_outcome_not_recorded', request: request.id, cause: unrecorded.code });
  };
}

interface Failure {
  readonly code: string;
  readonly reason: string;
}

async function attempt(work: () => Promise<void>): Promise<Failure | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    const code = errorCode(error);
    return { code, reason: error instanceof Error ? `${code}: ${error.message}` : code };
  }
}
