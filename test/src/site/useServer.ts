import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server for the tests of a file; returns what makes a URL of a path on it. */
export function useServer(listener: http.RequestListener): (path: string) => string {
  const server = http.createServer(listener);
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, 'localhost', resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  return (path) => `http://localhost:${(server.address() as AddressInfo).port}${path}`;
}
