import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from './start-error';

/**
 * Linux gives outgoing connections ports from 32768 on, other systems from 49152 on: one of these could
 * be taken before the program that it was found for listens on it.
 */
const SEARCHED = { from: 20_000, to: 32_000 };

/** Finds a TCP port of 127.0.0.1 that is free now, and that no outgoing connection takes. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(SEARCHED.from, SEARCHED.to);
    try {
      await listenBriefly(port, '127.0.0.1');
      return port;
    } catch (error) {
      if (!isInUse(error)) throw error;
    }
  }
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

async function listenBriefly(port: number, host: string | undefined): Promise<void> {
  const server = createServer();
  await once(server.listen({ port, host }), 'listening');
  await once(server.close(), 'close');
}

const isInUse = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
