// Why not `pg`: tried under Deno 2.1 on 28 November 2026, it works and saves 75 lines, workarounds for
// postgres.js among them. But it needs a TLS workaround of its own, and loses the cancelling of statements
// that hang and two codes of the log.

import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { DeadlineError, withDeadline } from '../../_shared/deadline.ts';
import { isThisMachine } from '../this-machine.ts';
import { openTlsSocket } from './tls-socket.ts';

// The page stops waiting after 15 s: the visitor must have had a 503 well before.
const TOTAL_MILLISECONDS = 11_000;
const STATEMENT_MILLISECONDS = 6_000;
const CANCEL_MILLISECONDS = 1_000;
const CONNECT_SECONDS = 4;

// How long a statement is retried while the database is unavailable: a restart takes 1 to 2 s.
const PATIENCE_MILLISECONDS = 4_000;
const PAUSE_MILLISECONDS = 200;

export type PostgresConnection = ReturnType<typeof connectPostgres>;

/**
 * Connects to Postgres when the first statement is run.
 *
 * After any failure of a connection all of them are replaced. postgres.js 3.4.9 reuses the objects
 * of broken connections, with unsent bytes and a timer that never fires: they can time out, or
 * report outdated errors, for as long as the process lives.
 * https://github.com/porsager/postgres/issues/1208 https://github.com/porsager/postgres/pull/1214
 *
 * @param databaseUrl postgres://user:password@host:port/database; may be a transaction pooler. To a
 *   host that is not this machine, a URL without `sslmode` gets TLS
 */
export function connectPostgres(databaseUrl: string) {
  let sql = connect(databaseUrl);

  function replace(broken: postgres.Sql): void {
    // Another statement may have replaced it after the same failure.
    if (sql !== broken) return;
    sql = connect(databaseUrl);
    void broken.end({ timeout: 1 });
  }

  return {
    /**
     * Runs one idempotent statement: when its connection breaks, it is tried again on a new one.
     * Rejects after about 12 s at the latest. The statement may still be executed later, but only
     * when the server did not even confirm its cancellation. After a refused login it rejects at
     * once: poolers ban for minutes whoever logs in wrongly again and again.
     */
    run: async <T extends readonly postgres.MaybeRow[]>(
      statement: (sql: postgres.Sql) => postgres.PendingQuery<T>,
    ): Promise<T> => {
      const start = performance.now();
      const elapsed = () => performance.now() - start;
      for (let tries = 1; ; tries += 1) {
        const current = sql;
        try {
          const remaining = TOTAL_MILLISECONDS - elapsed();
          return await runOnce(statement(current), Math.min(STATEMENT_MILLISECONDS, remaining));
        } catch (error) {
          if (isStatementError(error)) throw error;
          replace(current);
          if (isLoginRefusal(error)) throw error;
          // A first try that ends in silence outlasts the patience, though its connection alone may
          // be dead: the second try has a new one.
          const mayTryAgain = tries === 1 || elapsed() < PATIENCE_MILLISECONDS;
          if (!mayTryAgain) throw error;
        }
        await sleep(PAUSE_MILLISECONDS);
      }
    },
    /** Lets running statements end, then closes every connection. */
    close: () => sql.end({ timeout: 5 }),
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
 * Whether an uncaught error is the one that postgres.js 3.4.9 throws in a callback when it writes to a
 * socket that was closed meanwhile. It has rejected the statement before: nothing is lost.
 * https://github.com/porsager/postgres/issues/1154
 */
export function isWriteToClosedSocket(error: unknown): boolean {
  return error instanceof TypeError && /\bnextWrite\b/.test(error.stack ?? '');
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

/** Whether the URL asks for TLS, or leaves it open for a host that is not this machine. */
function needsTls(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  const mode = searchParams.get('sslmode');
  return mode === null ? !isThisMachine(hostname) : mode !== 'disable';
}

function connect(databaseUrl: string): postgres.Sql {
  const { hostname, port } = new URL(databaseUrl);
  const openSocket = () => openTlsSocket(hostname, Number(port || 5432), 1_000 * CONNECT_SECONDS);
  return postgres(databaseUrl, {
    ssl: false,
    ...(needsTls(databaseUrl) && { socket: openSocket }),
    max: 5,
    connect_timeout: CONNECT_SECONDS,
    // A router may cut an idle connection without telling either side.
    idle_timeout: 20,
    // Connect again with the next request; by default the library waits ever longer, up to 20 s.
    backoff: () => 0,
    // With a transaction pooler every statement may run on another server connection.
    // https://supabase.com/docs/guides/database/connecting-to-postgres#pooler-transaction-mode
    prepare: false,
    fetch_types: false,
    onnotice: () => undefined,
  });
}
