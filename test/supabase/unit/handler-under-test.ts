import {
  createHandler,
  type HandlerDependencies,
} from '../../../supabase/functions/send-contact-email/handler';
import type { LogEntry } from '../../../supabase/functions/send-contact-email/log';
import type {
  RequestStorage,
  Submission,
} from '../../../supabase/functions/send-contact-email/storage/storage';

export const PAGE = 'https://www.solveo.example';
export const FUNCTION_URL = 'https://project.example/send-contact-email';
export const RETRY_SECRET = 'the secret of /retry';

const settings = {
  allowedOrigins: [PAGE],
  pageUrl: `${PAGE}/fr/?a=b#top`,
  retrySecret: RETRY_SECRET,
  ipHashSecret: 'the secret of addresses',
  trustedProxies: 1,
};

/** A storage that accepts everything. */
export const accepts: RequestStorage['save'] = () =>
  Promise.resolve({ outcome: 'accepted', id: '3d2f6c1e-0000-4000-8000-000000000001' });

/** Makes a handler, and keeps what it passes on to its dependencies. */
export function handlerUnderTest(
  save: RequestStorage['save'],
  changes: Partial<Pick<HandlerDependencies, 'noteRetry' | 'checkHealth'>> = {},
) {
  const submissions: Submission[] = [];
  /** What was started in the background or noted, in order. */
  const started: string[] = [];
  const logged: LogEntry[] = [];
  const handler = createHandler({
    settings,
    storage: {
      save: (submission) => {
        submissions.push(submission);
        return save(submission);
      },
    },
    sendMailsInBackground: () => started.push('mails'),
    noteRetry: () => Promise.resolve(void started.push('retry noted')),
    checkHealth: () => Promise.resolve([]),
    log: (entry) => logged.push(entry),
    ...changes,
  });
  return { handler, submissions, started, logged };
}
