import { errorCode } from '../log.ts';

/** Why something failed: a code for the log, and a sentence for the database. */
export interface Failure {
  readonly code: string;
  readonly reason: string;
}

export type Attempt<T> =
  { readonly value: T; readonly failure?: undefined } | { readonly failure: Failure };

/** Waits for `work`; gives its value, or why it failed. Never rejects. */
export async function attempt<T>(work: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { value: await work() };
  } catch (error) {
    const code = errorCode(error);
    const reason = error instanceof Error ? `${code}: ${error.message}` : code;
    return { failure: { code, reason } };
  }
}
