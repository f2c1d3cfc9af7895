import { errorCode } from '../log.ts';

/** Why something failed: a code for the log, and a sentence for the database. */
export interface Failure {
  readonly code: string;
  readonly reason: string;
}

/**
 * Waits for `work`. Never rejects.
 *
 * @returns why it failed; undefined when it succeeded
 */
export async function attempt(work: () => Promise<void>): Promise<Failure | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    const code = errorCode(error);
    return { code, reason: error instanceof Error ? `${code}: ${error.message}` : code };
  }
}
