import type { BackendUnderTest } from '../../function/backend-under-test';
import { eventually } from '../../function/eventually';
import type { TakenMail } from './scripted-mail-server';

/** What became of the requests whose visitors were told that they are accepted. */
export interface Account {
  /** Not in the database, or never mailed. */
  readonly lost: string[];
  /** Mailed more than once. */
  readonly duplicated: string[];
}

/**
 * Waits until every stored request counts as mailed, then compares.
 *
 * @param accepted the e-mail addresses of the requests answered 200, one per request
 */
export async function settleAccount(
  backend: BackendUnderTest,
  accepted: readonly string[],
  taken: readonly TakenMail[],
): Promise<Account> {
  await eventually(async () => {
    const unsent = (await backend.rows()).filter((row) => row.mail_sent_at === null);
    if (unsent.length > 0) await backend.retryNow();
    expect(unsent.map(({ email }) => email)).toEqual([]);
  });
  const stored = new Set((await backend.rows()).map(({ email }) => email));
  const count = (email: string) => taken.filter(({ replyTo }) => replyTo === email).length;
  return {
    lost: accepted.filter((email) => !stored.has(email) || count(email) === 0),
    duplicated: [...stored].filter((email) => count(email) > 1),
  };
}
