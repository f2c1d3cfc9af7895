import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Runs a server for the tests of a file. */
export function startServerBeforeAll(respond: http.RequestListener) {
  const server = http.createServer(respond);
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, 'localhost', resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const port = () => (server.address() as AddressInfo).port;
  return { urlOf: (path: string) => `http://localhost:${port()}${path}` };
}
