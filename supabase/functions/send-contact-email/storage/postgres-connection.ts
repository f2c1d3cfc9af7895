import postgres from 'postgres';
import { DeadlineError, withDeadline } from '../deadline.ts';
import { errorCode } from '../log.ts';

// The page gives up after 15 s: the visitor must have heard 503 well before.
const CONNECT_SECONDS = 4;
const STATEMENT_MILLISECONDS = 6_000;
const CANCEL_MILLISECONDS = 1_000;

// The connection ended in mid-statement. postgres.js 3.4.9 then says CONNECTION_CLOSED, and gives the
// server's own word, 57P01, to the first statement on the connection opened in its place: `errorResponse`
// in its connection.js outlives the closing. Hence twice. Every statement of this function may be
// repeated: a request that the first did store is then its own repeat.
const CONNECTION_ENDED = ['CONNECTION_CLOSED', '57P01'];
const MAX_REPEATS = 2;

/** A few connections, and statements that end in time. */
export interface PostgresConnection {
  /**
   * Runs one statement. Rejects after about 7 s at the latest; then, and only when the server did not
   * even answer the request to cancel it, the statement may still be executed.
   */
  readonly run: <T extends readonly postgres.MaybeRow[]>(
    statement: (sql: postgres.Sql) => postgres.PendingQuery<T>,
  ) => Promise<T>;

  /** Lets running statements end, then closes every connection. */
  close(): Promise<void>;
}

/** @param databaseUrl postgres://user:password@host:port/database; may be a transaction pooler */
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
 * Cancels a statement and waits for the server's word on it: without that, it might still be executed
 * after the visitor has been told otherwise. A statement that ends well after all is a success.
 *
 * @param replaceConnections called when the server neither answers nor closes (a lost route), which
 *   would hold the pool's connections for as long as TCP waits
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
    // A connection that idles behind a router may be cut without notice.
    idle_timeout: 20,
    // Reconnect with the next request, not after the library's growing pauses of up to 20 s.
    backoff: () => 0,
    // A transaction pooler gives every statement another server connection.
    // https://supabase.com/docs/guides/database/connecting-to-postgres#pooler-transaction-mode
    prepare: false,
    fetch_types: false,
    onnotice: () => undefined,
  });
}
