/*
 * What postgres.js 3.4.9 does wrong, and what this file does about it. With a release that mends one of the
 * three, its part goes:
 *
 * - It reuses the objects of broken connections, with unsent bytes and a timer that never fires: they can
 *   time out, or report outdated errors, for as long as the process lives. `replace` makes new ones.
 *   https://github.com/porsager/postgres/pull/1214
 * - It throws in a callback when it writes to a socket that was closed meanwhile, which ends the process.
 *   `isWriteToClosedSocket` recognises that error.
 *   https://github.com/porsager/postgres/issues/1154 https://github.com/porsager/postgres/issues/1208
 * - It hangs when it starts TLS itself under Deno 2.1: it awaits something between the server's reply and
 *   the handshake, and Deno meanwhile reads on. `tls-socket.ts` starts TLS instead.
 *   https://github.com/porsager/postgres/issues/1083
 *
 * Why not `pg`: it needs none of these, but a TLS workaround of its own, and it loses the cancelling of
 * statements that hang and two codes of the log.
 */

import postgres from 'postgres';
import { isThisMachine } from '../this-machine.ts';
import { openTlsSocket } from './tls-socket.ts';

const CONNECT_SECONDS = 4;

/**
 * Makes up to five connections to Postgres, each when a statement needs it.
 *
 * @param databaseUrl as `connectPostgres` takes it
 */
export function createPool(databaseUrl: string) {
  let sql = connect(databaseUrl);
  return {
    /** Those of now. */
    get sql() {
      return sql;
    },
    /** Replaces all connections after a failure of one, unless another statement has done so. */
    replace: (broken: postgres.Sql): void => {
      if (sql !== broken) return;
      sql = connect(databaseUrl);
      void broken.end({ timeout: 1 });
    },
    /** Lets running statements end, then closes every connection. */
    close: () => sql.end({ timeout: 5 }),
  };
}

/** Whether an uncaught error is the second of the three. The statement was rejected before: nothing is lost. */
export function isWriteToClosedSocket(error: unknown): boolean {
  return error instanceof TypeError && /\bnextWrite\b/.test(error.stack ?? '');
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
