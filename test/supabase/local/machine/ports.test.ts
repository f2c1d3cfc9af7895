import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { findFreePort, readFreePort } from '#supabase/local/machine/ports.ts';

// The first is Linux's: /proc/sys/net/ipv4/ip_local_port_range.
test('finds a port below those that outgoing connections take', async () => {
  for (let tries = 0; tries < 20; tries++) expect(await findFreePort()).toBeLessThan(32_768);
});

test.each(['::1', '127.0.0.1'])('reports that a port is in use, if only on %s', async (host) => {
  const other = createServer().listen(0, host).unref();
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(readFreePort({ MAIL_PORT: String(port) }, 'MAIL_PORT', 8025)).rejects.toThrow(
    `Port ${port} is in use: stop the program that listens on it, or choose another port with MAIL_PORT.`,
  );
  other.close();
});
