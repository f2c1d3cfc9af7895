import { createServer } from 'node:net';
import { StartError } from './start-error';

const ANY_PORT = 0;

/** Finds a TCP port of 127.0.0.1 that is free now. */
export async function findFreePort(): Promise<number> {
  return await listenBriefly(ANY_PORT, '127.0.0.1');
}

/**
 * Reads a port from an environment variable.
 *
 * @throws StartError when its value is not a port
 */
export function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const set = env[name] ?? '';
  const text = set === '' ? String(fallback) : set;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartError(`${name} must be a port between 1 and 65535, not "${text}".`);
  }
  return port;
}

/**
 * Checks that a port is free.
 *
 * @param variable the environment variable that sets another port
 * @throws StartError when another program listens on it
 */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  try {
    // A program may listen on one of these addresses only: the other would look free.
    await listenBriefly(port, '127.0.0.1');
    await listenBriefly(port, undefined);
  } catch {
    throw new StartError(
      `Port ${port} is in use: stop the program that listens on it, or choose another port with ${variable}.`,
    );
  }
}

function listenBriefly(port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host }, () => {
      const address = server.address();
      const found = typeof address === 'object' && address !== null ? address.port : port;
      server.close(() => resolve(found));
    });
  });
}
