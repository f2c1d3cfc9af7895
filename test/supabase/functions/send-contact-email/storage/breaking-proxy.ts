import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * How a connection breaks when the client next uses it: it is closed, or reset, or stays open and
 * silent; or it is closed after an error of a pooler whose server is gone (08P01), or of a Postgres
 * that is starting (57P03).
 */
export type Fault = 'close' | 'reset' | 'silence' | '08P01' | '57P03';

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
      else breakNow(client, fault);
    });
    server.on('data', (chunk) => {
      if (faults.get(client) !== 'silence') client.write(chunk);
    });
  }

  const listener = createServer(accept);
  const listen = async (port: number) => {
    await once(listener.listen(port, '127.0.0.1'), 'listening');
  };
  await listen(0);
  const { port } = listener.address() as AddressInfo;
  const goDown = async () => {
    const closed = once(listener.close(), 'close');
    for (const client of faults.keys()) client.resetAndDestroy();
    await closed;
  };
  return {
    /** The database's URL with the proxy's port. */
    url: Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    /** Makes every connection that is open now break when it is next used. */
    breakOpen: (fault: Fault) => {
      for (const client of faults.keys()) faults.set(client, fault);
    },
    /** Resets every connection and rejects others, like a database that is down. */
    goDown,
    /** Accepts connections again. */
    comeBack: () => listen(port),
    stop: goDown,
  };
}

function breakNow(client: Socket, fault: Fault): void {
  if (fault === 'close') client.end();
  else if (fault === 'reset') client.resetAndDestroy();
  else if (fault !== 'silence') client.end(fatalError(fault));
}

/** An ErrorResponse: https://www.postgresql.org/docs/17/protocol-error-fields.html */
function fatalError(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mserver conn crashed?\0\0`);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(4 + fields.length);
  return Buffer.concat([Buffer.from('E'), length, fields]);
}
