import http from 'node:http';
import type { AddressInfo } from 'node:net';

type Middleware = (
  request: http.IncomingMessage,
  response: http.ServerResponse,
  next: () => void,
) => void;

/** Runs a server for the tests of a file. Requests that a middleware passes on get a 404. */
export function useServer(served: Middleware | http.Server) {
  const server =
    served instanceof http.Server
      ? served
      : http.createServer((request, response) => {
          served(request, response, () => response.writeHead(404).end('passed on'));
        });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, 'localhost', resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const port = () => (server.address() as AddressInfo).port;
  const urlOf = (path: string) => `http://localhost:${port()}${path}`;
  return { urlOf, get: (path: string) => fetch(urlOf(path)) };
}
