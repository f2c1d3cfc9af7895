import {
  createHandler,
  type HandlerDependencies,
} from '#supabase/functions/send-contact-email/handler.ts';
import type { LogEntry } from '#supabase/functions/send-contact-email/log.ts';
import type { Submission } from '#supabase/functions/send-contact-email/storage/storage.ts';
import { OTHER_PAGE, PAGE } from './builders';

export const RETRY_SECRET = 'the secret of /retry';

type Changes = Partial<Pick<HandlerDependencies, 'save' | 'noteRetry' | 'checkHealth'>>;

/**
 * Sends a request to a new handler.
 *
 * @param changes dependencies; by default the storage accepts everything and the service is healthy
 * @returns the response, and what the handler passed to its dependencies
 */
export async function send(request: Request, changes: Changes = {}) {
  const { save = () => Promise.resolve({ outcome: 'accepted', id: 'the-id' }), ...others } =
    changes;
  const submissions: Submission[] = [];
  /** What was started in the background or noted, in order. */
  const started: string[] = [];
  const logged: LogEntry[] = [];
  const handler = createHandler({
    settings: {
      allowedOrigins: [PAGE, OTHER_PAGE],
      pageUrl: `${PAGE}/fr/?a=b#top`,
      retrySecret: RETRY_SECRET,
      ipHashSecret: 'the secret of addresses',
      trustedProxies: 1,
    },
    save: (submission) => {
      submissions.push(submission);
      return save(submission);
    },
    sendMailsInBackground: () => started.push('mails'),
    noteRetry: () => Promise.resolve(void started.push('retry noted')),
    checkHealth: () => Promise.resolve([]),
    log: (entry) => logged.push(entry),
    ...others,
  });
  const response = await handler(request);
  const text = await response.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  const { status, headers } = response;
  return { status, headers, body, submissions, started, logged };
}
