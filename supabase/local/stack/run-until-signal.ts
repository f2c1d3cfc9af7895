import { runStack } from './run-stack';
import type { StackOptions } from './stack-parts';

/**
 * Runs the local stack in this process until Ctrl-C, until the terminal closes, or until another
 * process sends SIGTERM.
 */
export function runUntilSignal(options: Pick<StackOptions, 'startPage' | 'openFolder'>): void {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stop.abort());
  }
  // Writing to a closed terminal fails, which must not end this process before its parts.
  process.stdout.on('error', () => undefined);
  const complete = {
    ...options,
    environment: process.env,
    say: (line: string) => console.log(line),
  };
  void runStack(complete, stop.signal).then((exitCode) => process.exit(exitCode));
}
