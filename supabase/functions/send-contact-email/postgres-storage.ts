import postgres from 'postgres';
import { DeadlineError, withDeadline } from './deadline.ts';
import type { DemoRequest } from './demo-request.ts';
import type { RequestStorage } from './storage.ts';

// The page gives up after 15 s: the visitor must have heard 503 well before.
const CONNECT_SECONDS = 4;
const STATEMENT_MILLISECONDS = 6_000;
const CANCEL_MILLISECONDS = 1_000;

const MAX_REASON_LENGTH = 500;

/**
 * Keeps requests in the schema `contact` of Postgres 17.
 *
 * @param databaseUrl postgres://user:password@host:port/database; may be a transaction pooler
 */
export function connectPostgresStorage(databaseUrl: string): RequestStorage {
  let sql = connect(databaseUrl);

  async function run<T extends readonly postgres.MaybeRow[]>(
    statement: (sql: postgres.Sql) => postgres.PendingQuery<T>,
  ): Promise<T> {
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
  }

  return {
    save: async (request) => {
      const [row] = await run((sql) => insertRequest(sql, request));
      if (row === undefined) throw new Error('insert returned no row');
      return { ...request, id: row.id, receivedAt: row.created_at };
    },
    recordMailSent: async (id) => {
      await run((sql) => markSent(sql, id));
    },
    recordMailFailure: async (id, reason) => {
      await run((sql) => markFailed(sql, id, reason));
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

function insertRequest(sql: postgres.Sql, request: DemoRequest) {
  return sql<{ id: string; created_at: Date }[]>`
    insert into contact.requests (name, company, email, message)
    values (${request.name}, ${request.company}, ${request.email}, ${request.message})
    returning id, created_at`;
}

function markSent(sql: postgres.Sql, id: string) {
  return sql`
    update contact.requests
    set mail_sent_at = now(), mail_attempts = mail_attempts + 1, mail_last_error = null
    where id = ${id}`;
}

function markFailed(sql: postgres.Sql, id: string, reason: string) {
  return sql`
    update contact.requests
    set mail_attempts = mail_attempts + 1, mail_last_error = ${reason.slice(0, MAX_REASON_LENGTH)}
    where id = ${id}`;
}
