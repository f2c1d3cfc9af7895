import { setTimeout as sleep } from 'node:timers/promises';

const DEADLINE_MILLISECONDS = 15_000;
const PAUSE_MILLISECONDS = 25;

/** Repeats `check` until it stops throwing, and gives its value; throws its last error after 15 s. */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  const deadline = Date.now() + DEADLINE_MILLISECONDS;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(PAUSE_MILLISECONDS);
    }
  }
}
