import type { ManagedProcess } from './managed-process';
import { StartError } from './start-error';

/** Keeps the latest output lines of a process, and waits for a particular one. */
export interface LineWatch {
  readonly onLine: (line: string) => void;
  /**
   * Resolves with the first value that `match` returns for a line.
   *
   * @throws StartError when the process ends first, or on timeout
   */
  find<T>(part: ManagedProcess, name: string, match: (line: string) => T | undefined): Promise<T>;
  latest(): readonly string[];
}

const READY_MILLISECONDS = 60_000;
const KEPT_LINES = 100;

/**
 * Creates a watch for one process; pass each line of its output to `onLine`.
 *
 * @param forward also receives every line
 */
export function watchLines(forward: (line: string) => void): LineWatch {
  const lines: string[] = [];
  const listeners = new Set<(line: string) => void>();
  return {
    onLine: (line) => {
      lines.push(line);
      if (lines.length > KEPT_LINES) lines.shift();
      for (const listener of listeners) listener(line);
      forward(line);
    },
    latest: () => lines,
    find: (part, name, match) =>
      new Promise((resolve, reject) => {
        const listener = (line: string) => {
          const found = match(line);
          if (found !== undefined) settle(() => resolve(found));
        };
        const timer = setTimeout(
          () => settle(() => reject(new StartError(`${name} did not become ready in 60 s.`))),
          READY_MILLISECONDS,
        );
        const settle = (outcome: () => void) => {
          clearTimeout(timer);
          listeners.delete(listener);
          outcome();
        };
        listeners.add(listener);
        lines.forEach(listener);
        void part.exited.then(({ how }) =>
          settle(() => reject(new StartError(startFailure(name, how, lines)))),
        );
      }),
  };
}

function startFailure(name: string, how: string, lines: readonly string[]): string {
  // A compiler's error is followed by the place.
  const error = lines.find((line) => line.startsWith('error: '));
  const reason = error ?? lines.findLast((line) => line.trim() !== '')?.trim() ?? 'no output';
  return `${name} ended while starting (${how}): ${reason}`;
}
