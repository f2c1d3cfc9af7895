import path from 'node:path';
import { readFreePort } from '../../../supabase/local/machine/ports';
import type {
  Part,
  ProcessGroup,
  RunningProcess,
} from '../../../supabase/local/machine/process-group';
import { startBackend } from '../../../supabase/local/start-backend';
import type { StartPage } from './startWebpackPage';
import { startRetryTimer } from '../../../supabase/local/function/start-retry-timer';

export interface StartOptions {
  /** The environment variable that sets the page's port. */
  readonly portVariable: string;
  readonly defaultPort: number;
  readonly startPage: StartPage;
  /** Returns the folder that keeps database, mail and caches between runs; may throw StartError. */
  readonly openFolder: () => string;
}

/**
 * Starts the backend, the timer that stands in for Supabase's scheduler, and the page server. The
 * environment has the ports and the function's variables.
 *
 * @param say shows a line to the person who started the stack
 * @throws StartError for a port that is in use or a part that does not start
 */
export async function startBackendAndPage(
  { portVariable, defaultPort, startPage, openFolder }: StartOptions,
  group: ProcessGroup,
  say: (line: string) => void,
): Promise<void> {
  const { env } = process;
  const port = await readFreePort(env, portVariable, defaultPort);
  const mailPort = await readFreePort(env, 'MAIL_PORT', 8025);
  const folder = openFolder();
  say(`${'data'.padEnd(10)}${folder}`);

  const announce = (name: string, url: string, part: Part | RunningProcess) => {
    const suffix = 'pid' in part ? `   (process ${part.pid})` : '';
    say(`${name.padEnd(10)}${url}${suffix}`);
    if (!('pid' in part)) return;
    void part.exited.then((how) =>
      say(`${name} ended (${how}); the rest keeps running. Restart to restore it.`),
    );
  };
  const pageUrl = `http://localhost:${port}`;
  // Where browsers find the page, if that is elsewhere: in a container or a Codespace.
  const devOrigin = env.DEV_ORIGIN ?? '';
  const backend = await startBackend(
    {
      folder,
      durable: true,
      mailCatcher: { webPort: mailPort, storeFile: path.join(folder, 'mail.json') },
      allowedOrigins: [pageUrl, `http://127.0.0.1:${port}`, devOrigin],
      pageUrl: devOrigin || pageUrl,
      variables: env,
      watch: true,
      onFunctionLine: (line) => {
        if (!/"code":"listening"|^Watcher Process started/.test(line)) say(`function | ${line}`);
      },
    },
    group,
    (name, part) => announce(name, part.url, part),
  );
  startRetryTimer(backend.function.retryUrl, backend.environment.RETRY_SECRET ?? '');
  const page = await startPage({ port, functionOrigin: backend.function.origin, say }, group);
  announce('page', pageUrl, page);
}
