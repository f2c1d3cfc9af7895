import { connect, type Socket } from 'node:net';
import { connect as startTls } from 'node:tls';

// https://www.postgresql.org/docs/17/protocol-flow.html#PROTOCOL-FLOW-SSL
const SSL_REQUEST = Uint8Array.of(0, 0, 0, 8, 4, 210, 22, 47);

/**
 * Connects to Postgres over TLS. Deno verifies the server's certificate, whatever the options. Why
 * postgres.js does not do so itself: postgres-js.ts.
 *
 * @param hostname as in a URL: IPv6 in brackets
 * @param milliseconds greatest time for all of it, the handshake included
 * @throws an error with the code TLS_NOT_OFFERED or CONNECT_TIMEOUT, or that of the connection's
 *   failure
 */
export function openTlsSocket(
  hostname: string,
  port: number,
  milliseconds: number,
): Promise<Socket> {
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const socket = connect(port, host, () => socket.write(SSL_REQUEST));
    const timer = setTimeout(() => fail(makeError('CONNECT_TIMEOUT')), milliseconds);

    function fail(error: Error): void {
      clearTimeout(timer);
      socket.destroy();
      reject(error);
    }

    socket.once('error', fail);
    socket.once('close', () => fail(makeError('CONNECTION_CLOSED')));
    socket.once('data', (reply) => {
      socket.removeAllListeners();
      if (String(reply) !== 'S') {
        fail(makeError('TLS_NOT_OFFERED'));
        return;
      }
      const secured = startTls({ socket, servername: host });
      secured.once('error', fail);
      secured.once('close', () => fail(makeError('CONNECTION_CLOSED')));
      secured.once('secureConnect', () => {
        clearTimeout(timer);
        resolve(secured);
      });
    });
  });
}

const makeError = (code: string) => Object.assign(new Error(code), { code });
