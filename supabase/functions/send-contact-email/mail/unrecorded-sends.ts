import type { Refusal } from '../storage/storage.ts';
import { attempt, type Failure } from './attempt.ts';

/** Notes in the database which mails were sent. */
export interface SentNotes {
  /** Notes one, and who did not get it; keeps it for `noteAgain` when that fails. */
  note(id: string, refusals: readonly Refusal[]): Promise<void>;
  /** Whether a mail was sent and is not noted yet: it must not be sent again. */
  isKept(id: string): boolean;
  hasKept(): boolean;
  /** Tries to note all that are kept. */
  noteAgain(): Promise<void>;
}

/**
 * Keeps in mind the mails that the mail server took while the database was away.
 *
 * @param record notes one in the database
 * @param tell is told of a mail's first failure, and of the success after it
 */
export function createSentNotes(
  record: (id: string, refusals: readonly Refusal[]) => Promise<void>,
  tell: (id: string, failure: Failure | undefined) => void,
): SentNotes {
  const kept = new Map<string, readonly Refusal[]>();

  async function note(id: string, refusals: readonly Refusal[]): Promise<void> {
    const { failure } = await attempt(() => record(id, refusals));
    const wasKept = kept.has(id);
    if (failure) kept.set(id, refusals);
    else kept.delete(id);
    if (wasKept !== kept.has(id)) tell(id, failure);
  }

  return {
    note,
    isKept: (id) => kept.has(id),
    hasKept: () => kept.size > 0,
    noteAgain: async () => {
      await Promise.all([...kept].map(([id, refusals]) => note(id, refusals)));
    },
  };
}
