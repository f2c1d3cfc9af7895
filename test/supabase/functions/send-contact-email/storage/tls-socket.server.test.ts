import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { errorCode } from '#supabase/functions/send-contact-email/log.ts';
import { openTlsSocket } from '#supabase/functions/send-contact-email/storage/tls-socket.ts';

/**
 * Opens a TLS connection to a server that replies once to what it is asked first.
 *
 * @returns the code of the error, once the server is disconnected
 */
async function openTo(reply: string | undefined) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      if (reply !== undefined) socket.write(reply);
    });
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  const code = await openTlsSocket('localhost', port, 300).then(() => undefined, errorCode);
  // Resolves once every connection is closed.
  await once(server.close(), 'close');
  return code;
}

test.each([
  ['a server that says nothing', undefined, 'CONNECT_TIMEOUT'],
  ['a server that offers TLS and then says nothing', 'S', 'CONNECT_TIMEOUT'],
  ['a server without TLS', 'N', 'TLS_NOT_OFFERED'],
])('gives up on %s, and disconnects', async (_label, reply, code) => {
  expect(await openTo(reply)).toBe(code);
});

test('reads an IPv6 address as URLs have it, in brackets', async () => {
  // Nothing listens there, or this machine has no IPv6. With the brackets, it would be a name to look up.
  await expect(openTlsSocket('[::1]', 1, 300)).rejects.toMatchObject({
    code: expect.stringMatching(/^(?:ECONNREFUSED|EADDRNOTAVAIL|ENETUNREACH)$/) as string,
  });
});
