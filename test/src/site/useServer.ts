import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InMemorySite } from '../../../src/site/webpack/InMemorySite';

/** Starts a server for the tests of a file; it responds 404 to what `serve` passes on. */
export function useServer(serve: InMemorySite['serve']) {
  const server = http.createServer((request, response) => {
    serve(request, response, () => response.writeHead(404).end('passed on'));
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, 'localhost', resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const port = () => (server.address() as AddressInfo).port;
  const urlOf = (path: string) => `http://localhost:${port()}${path}`;
  return { urlOf, get: (path: string) => fetch(urlOf(path)) };
}
