import postgres from 'postgres';
import { DeadlineError, withDeadline } from '../deadline.ts';
import { errorCode } from '../log.ts';

// The page gives up after 15 s: the visitor must have had a 503 well before.
const CONNECT_SECONDS = 4;
const STATEMENT_MILLISECONDS = 6_000;
const CANCEL_MILLISECONDS = 1_000;

// The connection ended while a statement was running. postgres.js 3.4.9 then reports CONNECTION_CLOSED,
// and reports the server's own code, 57P01, for the first statement on the new connection: `errorResponse`
// in its connection.js is kept too long. So a statement is tried up to twice more. All statements here
// can be repeated: a request that was stored by the first try is found as its own duplicate.
const CONNECTION_ENDED = ['CONNECTION_CLOSED', '57P01'];
const MAX_REPEATS = 2;

/** A few connections to Postgres, and a limit to how long a statement takes. */
export interface PostgresConnection {
  /**
   * Runs one statement. Rejects after about 7 s at the latest. The statement may still be executed
   * later, but only when the server did not even answer the request to cancel it.
   */
  readonly run: <T extends readonly postgres.MaybeRow[]>(
    statement: (sql: postgres.Sql) => postgres.PendingQuery<T>,
  ) => Promise<T>;

  /** Lets running statements end, then closes every connection. */
  close(): Promise<void>;
}

/**
 * Connects to Postgres when the first statement is run.
 *
 * @param databaseUrl postgres://user:password@host:port/database; may be a transaction pooler
 */
export function connectPostgres(databaseUrl: string): PostgresConnection {
  let sql = connect(databaseUrl);
  const runOnce: PostgresConnection['run'] = async (statement) => {
    const current = sql;
    const query = statement(current);
    try {
      return await withDeadline(query, STATEMENT_MILLISECONDS);
    } catch (error) {
      if (!(error instanceof DeadlineError)) throw error;
      return await giveUp(query, () => {
        if (sql !== current) return;
        sql = connect(databaseUrl);
        void current.end({ timeout: 1 });
      });
    }
  };
  return {
    run: async (statement) => {
      for (let repeats = 0; ; repeats += 1) {
        try {
          return await runOnce(statement);
        } catch (error) {
          if (repeats === MAX_REPEATS || !CONNECTION_ENDED.includes(errorCode(error))) throw error;
        }
      }
    },
    close: () => sql.end({ timeout: 5 }),
  };
}

/**
 * Cancels a statement and waits until the server confirms it: otherwise the statement might still be
 * executed after the visitor was told that it failed. A statement that succeeds after all is a success.
 *
 * @param replaceConnections called when the server neither answers nor closes the connection, as when
 *   the route to it is lost: such connections would stay in the pool for as long as TCP waits
 */
async function giveUp<T extends readonly postgres.MaybeRow[]>(
  query: postgres.PendingQuery<T>,
  replaceConnections: () => void,
): Promise<T> {
  query.cancel();
  try {
    return await withDeadline(query, CANCEL_MILLISECONDS);
  } catch (error) {
    if (error instanceof DeadlineError) replaceConnections();
    throw error;
  }
}

function connect(databaseUrl: string): postgres.Sql {
  return postgres(databaseUrl, {
    max: 5,
    connect_timeout: CONNECT_SECONDS,
    // A router may cut an idle connection without telling either side.
    idle_timeout: 20,
    // Connect again with the next request; by default the library waits longer and longer, up to 20 s.
    backoff: () => 0,
    // With a transaction pooler every statement may run on another server connection.
    // https://supabase.com/docs/guides/database/connecting-to-postgres#pooler-transaction-mode
    prepare: false,
    fetch_types: false,
    onnotice: () => undefined,
  });
}
