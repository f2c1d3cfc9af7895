import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * How a connection breaks when the client next uses it: it is reset, or stays open and silent, or is
 * closed after the error of a pooler whose server is gone.
 */
export type Fault = 'reset' | 'silence' | 'pooler error';

/** Starts a TCP proxy in front of a database. */
export async function startBreakingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const faults = new Map<Socket, Fault | undefined>();

  function accept(client: Socket): void {
    const server = connect(Number(target.port), target.hostname);
    faults.set(client, undefined);
    for (const socket of [client, server]) socket.on('error', () => undefined);
    server.on('close', () => client.destroy());
    client.on('close', () => {
      faults.delete(client);
      server.destroy();
    });
    client.on('data', (chunk) => {
      const fault = faults.get(client);
      if (fault === undefined) server.write(chunk);
      else if (fault === 'reset') client.resetAndDestroy();
      else if (fault === 'pooler error') client.end(POOLER_ERROR);
    });
    server.on('data', (chunk) => {
      if (faults.get(client) !== 'silence') client.write(chunk);
    });
  }

  const listener = createServer(accept);
  await once(listener.listen(0, '127.0.0.1'), 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    /** The database's URL with the proxy's port. */
    url: Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    /** Makes every connection that is open now break when it is next used. */
    breakOpen: (fault: Fault) => {
      for (const client of faults.keys()) faults.set(client, fault);
    },
    stop: async () => {
      const closed = once(listener.close(), 'close');
      for (const client of faults.keys()) client.destroy();
      await closed;
    },
  };
}

/** As PgBouncer sends it, without Postgres' field `V`: https://www.postgresql.org/docs/17/protocol-error-fields.html */
const POOLER_ERROR = makeErrorResponse('SFATAL\0C08P01\0Mserver conn crashed?\0\0');

function makeErrorResponse(fields: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(4 + fields.length);
  return Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)]);
}
