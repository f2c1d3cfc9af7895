import { createProcessGroup } from '../../../supabase/local/machine/process-group';
import { sentenceOf } from '../../../supabase/local/machine/start-error';
import { type StartOptions, startBackendAndPage } from './startBackendAndPage';

/**
 * Runs the local stack in this process until Ctrl-C, until the terminal closes, until another process
 * sends SIGTERM, or until the process that has started this one is gone; ends with exit code 1 when a
 * part does not start.
 */
export function runUntilStopped(options: StartOptions): void {
  const group = createProcessGroup();
  let isStopping = false;
  const stop = (exitCode: number) => {
    isStopping = true;
    void group.stop().then(() => process.exit(exitCode));
  };
  const say = (line: string) => {
    // While they stop, parts end as they should.
    if (!isStopping) console.log(line);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stop(0));
  }
  // npm passes SIGTERM to the shell that runs the script. Debian's shell ends without passing it on, and
  // the stack would live on.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent && !isStopping) stop(0);
  }, 500).unref();
  // Writing to a closed terminal fails, which must not end this process before its parts.
  process.stdout.on('error', () => undefined);
  startBackendAndPage(options, group, say).catch((error: unknown) => {
    say(sentenceOf(error));
    if (!isStopping) stop(1);
  });
}
