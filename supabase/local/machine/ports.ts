import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { StartError } from './start-error';

/** Finds a TCP port of 127.0.0.1 that is free now. */
export async function findFreePort(): Promise<number> {
  return await listenBriefly(0, '127.0.0.1');
}

/**
 * Reads a port from an environment variable and checks that it is free.
 *
 * @throws StartError when its value is not a port, or when another program listens on it
 */
export async function readFreePort(
  env: NodeJS.ProcessEnv,
  variable: string,
  fallback: number,
): Promise<number> {
  const text = env[variable];
  const port = text ? Number(text) : fallback;
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartError(`${variable} must be a port between 1 and 65535, not "${text}".`);
  }
  try {
    // A program may listen on one of these addresses only: the other would look free.
    await listenBriefly(port, '127.0.0.1');
    await listenBriefly(port, undefined);
  } catch {
    throw new StartError(
      `Port ${port} is in use: stop the program that listens on it, or choose another port with ${variable}.`,
    );
  }
  return port;
}

async function listenBriefly(port: number, host: string | undefined): Promise<number> {
  const server = createServer();
  await once(server.listen({ port, host }), 'listening');
  const { port: found } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return found;
}
