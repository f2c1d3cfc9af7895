import { errorCode, type Log } from './log.ts';

/** How long one result serves every caller. */
const FRESH_MILLISECONDS = 1_000;

/**
 * Makes the health check. It runs one query at a time and at most one a second, however often it is
 * called: otherwise a flood of checks would take the database's connections from visitors.
 *
 * @param readReasons reads from the database why the service is failing
 * @param now a monotonic clock, in milliseconds
 * @returns a function that resolves with the reasons and never rejects
 */
export function createHealthCheck(
  readReasons: () => Promise<readonly string[]>,
  log: Log,
  now: () => number,
): () => Promise<readonly string[]> {
  let running: Promise<readonly string[]> | undefined;
  let kept: { readonly reasons: readonly string[]; readonly freshUntil: number } | undefined;

  async function read(): Promise<readonly string[]> {
    try {
      return await readReasons();
    } catch (error) {
      log({ code: 'storage_unavailable', cause: errorCode(error) });
      return ['storage_unavailable'];
    }
  }

  async function check(): Promise<readonly string[]> {
    const reasons = await read();
    kept = { reasons, freshUntil: now() + FRESH_MILLISECONDS };
    running = undefined;
    return reasons;
  }

  return async () => {
    if (kept !== undefined && now() <= kept.freshUntil) return kept.reasons;
    running ??= check();
    return await running;
  };
}
