import http from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/**
 * Passes a request on to the function and its answer back, both as streams. When the function does
 * not answer, the answer is 502.
 */
export function forward(request: IncomingMessage, response: ServerResponse, origin: string): void {
  const { hostname, port } = new URL(origin);
  const upstream = http.request(
    {
      hostname,
      port,
      path: request.url,
      method: request.method,
      headers: forwardedHeaders(request),
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  upstream.on('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

/** The visitor's address goes to the right end, the only one that a visitor cannot write. */
function forwardedHeaders({ headers, socket }: IncomingMessage): OutgoingHttpHeaders {
  const addresses = [headers['x-forwarded-for'], socket.remoteAddress].flat();
  return { ...headers, 'x-forwarded-for': addresses.filter((address) => address).join(', ') };
}
