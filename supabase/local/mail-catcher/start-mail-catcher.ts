import path from 'node:path';
import { parseListeningLine } from '../machine/listening-line';
import type { ManagedProcess, StartProcess } from '../machine/managed-process';
import { watchLines } from '../machine/line-watch';
import { REPOSITORY } from '../machine/repository';

export interface MailCatcherOptions {
  /** On 127.0.0.1, as the SMTP port is; 0 for any free port. */
  readonly webPort: number;
  readonly smtpPort: number;
  /** The file that keeps messages between runs; undefined to keep none. */
  readonly storeFile: string | undefined;
}

export interface RunningMailCatcher extends ManagedProcess {
  /** http://127.0.0.1:port, with the page at / and the messages at /api/messages. */
  readonly url: string;
  readonly port: number;
  readonly smtpUrl: string;
  readonly smtpPort: number;
}

const NAME = 'The mail catcher';

/**
 * Starts the mail server that shows every message and delivers none; resolves once it listens.
 *
 * @throws StartError with its last line, when it ends before that
 */
export async function startMailCatcher(
  options: MailCatcherOptions,
  start: StartProcess,
): Promise<RunningMailCatcher> {
  const watch = watchLines(() => undefined);
  const part = await start({
    name: NAME,
    file: process.execPath,
    args: [
      '--require=ts-node/register',
      path.join(__dirname, 'main.ts'),
      String(options.webPort),
      String(options.smtpPort),
      ...(options.storeFile === undefined ? [] : [options.storeFile]),
    ],
    cwd: REPOSITORY,
    env: process.env,
    user: undefined,
    stopSignal: 'TERM',
    onLine: watch.onLine,
  });
  const { webPort, smtpPort } = await watch.find(part, NAME, parseListeningLine);
  return {
    ...part,
    url: `http://127.0.0.1:${String(webPort)}`,
    port: Number(webPort),
    smtpUrl: `smtp://127.0.0.1:${String(smtpPort)}`,
    smtpPort: Number(smtpPort),
  };
}
