import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { DeadlineError, withDeadline } from '../../_shared/deadline.ts';
import { createPool } from './postgres-js.ts';

// The page stops waiting after 15 s: a visitor whose body has come at once must have had a 503 well before.
// A body may take 10 s (request-fields.ts), and the page then gives up first. The request may be stored all
// the same: sent again within 24 hours, it is a duplicate.
const TOTAL_MILLISECONDS = 11_000;
const STATEMENT_MILLISECONDS = 6_000;
const CANCEL_MILLISECONDS = 1_000;

// How long a statement is retried while the database is unavailable: a restart takes 1 to 2 s.
const PATIENCE_MILLISECONDS = 4_000;
const PAUSE_MILLISECONDS = 200;

export type PostgresConnection = ReturnType<typeof connectPostgres>;

/**
 * Connects to Postgres when the first statement is run. No statement takes longer than the limits above.
 *
 * @param databaseUrl postgres://user:password@host:port/database; may be a transaction pooler. To a
 *   host that is not this machine, a URL without `sslmode` gets TLS
 */
export function connectPostgres(databaseUrl: string) {
  const pool = createPool(databaseUrl);
  return {
    /**
     * Runs one statement. When its connection breaks, it is tried again on a new one, so it may be
     * executed twice, and must do no harm then. `claim_mails`, for one, may lease mails and count their
     * attempt though nobody gets them: they wait as after a failed attempt.
     * Rejects after about 12 s at the latest. It may be executed all the same: when the server did not
     * even confirm its cancellation, or when the connection broke between commit and reply and no later
     * try reached the database. After a refused login it rejects at once: poolers ban for minutes whoever
     * logs in wrongly again and again.
     */
    run: async <T extends readonly postgres.MaybeRow[]>(
      statement: (sql: postgres.Sql) => postgres.PendingQuery<T>,
    ): Promise<T> => {
      const start = performance.now();
      const elapsed = () => performance.now() - start;
      for (let tries = 1; ; tries += 1) {
        const { sql } = pool;
        try {
          const remaining = TOTAL_MILLISECONDS - elapsed();
          return await runOnce(statement(sql), Math.min(STATEMENT_MILLISECONDS, remaining));
        } catch (error) {
          if (isStatementError(error)) throw error;
          pool.replace(sql);
          if (isLoginRefusal(error)) throw error;
          // A first try that ends in silence outlasts the patience, though its connection alone may
          // be dead: the second try has a new one.
          const mayTryAgain = tries === 1 || elapsed() < PATIENCE_MILLISECONDS;
          if (!mayTryAgain) throw error;
        }
        await sleep(PAUSE_MILLISECONDS);
      }
    },
    close: pool.close,
  };
}

/**
 * Whether the server rejected the statement and kept the connection open. Class 08 and 57P01 to
 * 57P05 are about connections, and FATAL ends one, whatever its code: poolers choose their own.
 * https://www.postgresql.org/docs/17/errcodes-appendix.html
 */
function isStatementError(error: unknown): boolean {
  return (
    error instanceof postgres.PostgresError &&
    !/^(08|57P)/.test(error.code) &&
    error.severity !== 'FATAL'
  );
}

/** Whether user, password or database are wrong (class 28 and 3D000): another try changes nothing. */
function isLoginRefusal(error: unknown): boolean {
  return error instanceof postgres.PostgresError && /^28|^3D000$/.test(error.code);
}

/**
 * Cancels a statement that takes too long and waits until the server confirms it: otherwise it
 * might still be executed after the visitor got an error. One that succeeds after all is a success.
 * A server that neither responds nor closes the connection gives a DeadlineError.
 */
async function runOnce<T extends readonly postgres.MaybeRow[]>(
  query: postgres.PendingQuery<T>,
  milliseconds: number,
): Promise<T> {
  try {
    return await withDeadline(query, milliseconds);
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error;
    query.cancel();
    return await withDeadline(query, CANCEL_MILLISECONDS);
  }
}
