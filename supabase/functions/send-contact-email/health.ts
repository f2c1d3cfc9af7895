import { errorCode, type Log } from './log.ts';

/** How long one result serves every caller. */
const FRESH_MILLISECONDS = 1_000;

/**
 * Makes the health check. It runs one query at a time and at most one a second, however often it is
 * called: otherwise a flood of checks would take the database's connections from visitors.
 *
 * @param readReasons reads from the database why the service is failing
 * @returns a function that resolves with the reasons and never rejects
 */
export function createHealthCheck(
  readReasons: () => Promise<readonly string[]>,
  log: Log,
): () => Promise<readonly string[]> {
  let latest: Promise<readonly string[]> | undefined;

  async function check(): Promise<readonly string[]> {
    try {
      return await readReasons();
    } catch (error) {
      log({ code: 'storage_unavailable', cause: errorCode(error) });
      return ['storage_unavailable'];
    } finally {
      setTimeout(() => (latest = undefined), FRESH_MILLISECONDS);
    }
  }

  return () => (latest ??= check());
}
