import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SHARE_PREVIEW_PATH } from '../share-preview/sharePreviewPath';
import type {
  Part,
  ProcessGroup,
  RunningProcess,
} from '../../../supabase/local/machine/process-group';
import { REPOSITORY } from '../../../supabase/local/machine/repository';
import { StartError } from '../../../supabase/local/machine/start-error';

export interface PageOptions {
  readonly port: number;
  /** Where the page server proxies /functions/v1 to. */
  readonly functionOrigin: string;
  /** Shows a line to the person who started the stack. */
  readonly say: (line: string) => void;
}

/** Resolves once the page responds; rejects with StartError when its server ends before. */
export type StartPage = (
  options: PageOptions,
  group: ProcessGroup,
) => Promise<Part | RunningProcess>;

/** Node's arguments for webpack's development server. */
export const WEBPACK_SERVE = [
  path.join(REPOSITORY, 'node_modules/webpack-cli/bin/cli.js'),
  'serve',
];

export const startWebpackPage: StartPage = async (options, group) => {
  const running = await startPageProcess(WEBPACK_SERVE, options, group);
  options.say(`${'cards'.padEnd(10)}http://localhost:${options.port}${SHARE_PREVIEW_PATH}`);
  return running;
};

const POLL_MILLISECONDS = 150;

/** @param nodeArguments the script to run, which listens on `PAGE_PORT` */
export async function startPageProcess(
  nodeArguments: readonly string[],
  { port, functionOrigin, say }: PageOptions,
  group: ProcessGroup,
): Promise<RunningProcess> {
  const running = await group.start({
    name: 'The page server',
    file: process.execPath,
    args: nodeArguments,
    cwd: REPOSITORY,
    env: {
      ...process.env,
      FUNCTION_ORIGIN: functionOrigin,
      PAGE_PORT: String(port),
      // A shell may have exported a deployment's: the page would send its requests to production.
      SUPABASE_URL: '',
      SITE_URL: '',
    },
    // After SIGTERM webpack goes on for seconds, to store its cache. It can be killed meanwhile: it
    // renames the cache's files once they are complete, and stores them whenever it is idle.
    stopSignal: 'KILL',
    onLine: (line) => say(`page | ${line}`),
  });
  const ended = running.exited.then((how) => {
    throw new StartError(`The page server ended while starting (${how}).`);
  });
  for (;;) {
    // The server holds the request until the page is compiled.
    const response = fetch(`http://localhost:${port}`).catch(() => undefined);
    if (await Promise.race([response, ended])) return running;
    await sleep(POLL_MILLISECONDS);
  }
}
