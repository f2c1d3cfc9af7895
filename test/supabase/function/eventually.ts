import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MILLISECONDS = 15_000;
const PAUSE_MILLISECONDS = 25;

/** Repeats `check` until it stops throwing, and gives its value; throws its last error after 15 s. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return eventuallyWithin(PATIENCE_MILLISECONDS, check);
}

/** As {@link eventually}, for what takes longer by design. */
export async function eventuallyWithin<T>(
  milliseconds: number,
  check: () => T | Promise<T>,
): Promise<T> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(PAUSE_MILLISECONDS);
    }
  }
}
