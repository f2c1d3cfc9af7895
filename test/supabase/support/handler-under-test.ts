import {
  createHandler,
  type HandlerDependencies,
} from '#supabase/functions/send-contact-email/handler.ts';
import type { LogEntry } from '#supabase/functions/send-contact-email/log.ts';
import type { Submission } from '#supabase/functions/send-contact-email/storage/postgres-storage.ts';
import { OTHER_PAGE, PAGE } from './requests';

/** What the function is told of its page. */
export const PAGE_URL = `${PAGE}/fr/?a=b&c=d#top`;

export const RETRY_SECRET = 'the secret of /retry';
export const FOLLOW_UP_SECRET = 'the secret of links';

type Changes = Partial<
  Pick<HandlerDependencies, 'save' | 'runFollowUp' | 'noteRetry' | 'checkHealth'>
>;

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
      pageUrl: PAGE_URL,
      retrySecret: RETRY_SECRET,
      ipHashSecret: 'the secret of addresses',
      followUpSecret: FOLLOW_UP_SECRET,
      trustedProxies: 1,
    },
    save: (submission) => {
      submissions.push(submission);
      return save(submission);
    },
    runFollowUp: () => Promise.resolve({ outcome: 'unknown' }),
    sendMailsInBackground: () => started.push('mails'),
    noteRetry: () => Promise.resolve(void started.push('retry noted')),
    checkHealth: () => Promise.resolve([]),
    log: (entry) => logged.push(entry),
    ...others,
  });
  const response = await handler(request);
  const { status, headers } = response;
  const text = await response.text();
  const isJson = headers.get('content-type') === 'application/json';
  const body: unknown = isJson ? JSON.parse(text) : undefined;
  return { status, headers, text, body, submissions, started, logged };
}
