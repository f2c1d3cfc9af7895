import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** How a connection breaks when the next bytes of the client arrive on it. */
export type Fault =
  /** Closed in order, without an answer. */
  | 'close'
  /** Reset, as by a server that has lost its memory of it. */
  | 'reset'
  /** Swallows everything from here on and stays open, as when a router has forgotten it. */
  | 'silence'
  /** What a pooler says when the server behind it is gone, then closed. */
  | '08P01'
  /** What Postgres says while it starts, then closed. */
  | '57P03';

export interface BreakingProxy {
  /** The database's address with the proxy's port. */
  readonly url: string;
  /** Makes every connection that is open now break in this way, once it is used again. */
  breakOpen(fault: Fault): void;
  /** Resets every connection and refuses others, as a database that is down. */
  goDown(): Promise<void>;
  /** Takes connections again. */
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a TCP proxy in front of a database. */
export async function startBreakingProxy(databaseUrl: string): Promise<BreakingProxy> {
  const target = new URL(databaseUrl);
  const faults = new Map<Socket, Fault | undefined>();

  function take(client: Socket): void {
    const server = connect(Number(target.port), target.hostname);
    faults.set(client, undefined);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => undefined);
      one.on('close', () => other.destroy());
    }
    client.on('close', () => faults.delete(client));
    client.on('data', (chunk) => {
      const fault = faults.get(client);
      if (fault === undefined) server.write(chunk);
      else breakNow(client, fault);
    });
    server.on('data', (chunk) => {
      if (faults.get(client) !== 'silence') client.write(chunk);
    });
  }

  const listener = createServer(take);
  const listen = async (port: number) => {
    listener.listen(port, '127.0.0.1');
    await once(listener, 'listening');
  };
  await listen(0);
  const { port } = listener.address() as AddressInfo;
  const goDown = async () => {
    const closed = once(listener, 'close');
    listener.close();
    for (const client of faults.keys()) client.resetAndDestroy();
    await closed;
  };
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    breakOpen: (fault) => {
      for (const client of faults.keys()) faults.set(client, fault);
    },
    goDown,
    comeBack: () => listen(port),
    stop: async () => {
      if (listener.listening) await goDown();
    },
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
