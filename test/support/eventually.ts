import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MILLISECONDS = 25;

/** Repeats `check` until it succeeds; returns its value, or throws its last error on timeout. */
export async function eventually<T>(
  check: () => T | Promise<T>,
  patienceMilliseconds = 15_000,
): Promise<T> {
  const deadline = Date.now() + patienceMilliseconds;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(PAUSE_MILLISECONDS);
    }
  }
}
