import { createReadStream } from 'node:fs';
import http from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

const FUNCTIONS_PATH = '/functions/v1/';

export interface PreviewServer {
  url: string;
  port: number;
  stop(): Promise<void>;
}

interface PreviewOptions {
  /** Folder with the built site. */
  site: string;
  /** 0 takes a free port. */
  port: number;
  /** Where /functions/v1 is passed on to, such as http://127.0.0.1:54321. */
  functionOrigin: string;
}

/** Serves a built site as a static host would, with the function on the same origin. */
export async function startPreviewServer(options: PreviewOptions): Promise<PreviewServer> {
  const { site, port, functionOrigin } = options;
  const files = sirv(site, { etag: true });
  const server = http.createServer((request, response) => {
    if (request.url?.startsWith(FUNCTIONS_PATH)) forward(request, response, functionOrigin);
    else files(request, response, () => notFound(response, site));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://localhost:${actualPort}`,
    port: actualPort,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function notFound(response: ServerResponse, site: string) {
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
  createReadStream(path.join(site, '404.html')).pipe(response);
}

function forward(request: IncomingMessage, response: ServerResponse, origin: string) {
  const upstream = http.request(
    new URL(request.url ?? '/', origin),
    { method: request.method, headers: request.headers },
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
