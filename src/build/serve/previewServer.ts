import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { hostFileNames } from '../hosts/hostFiles';
import { IMMUTABLE, IMMUTABLE_FOLDERS, REVALIDATE } from '../hosts/siteHeaders';
import type { Part } from '../../../supabase/local/machine/process-group';

export interface PreviewServer extends Part {
  readonly url: string;
}

interface PreviewOptions {
  /** Folder with the built site. */
  readonly site: string;
  /** The headers of every response. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** 0 for any free port. */
  readonly port: number;
  /** Where /functions/v1 is proxied to, such as http://127.0.0.1:54321. */
  readonly functionOrigin: string;
}

/** Serves a built site as a static host would, and the function on the same origin. */
export async function startPreviewServer(options: PreviewOptions): Promise<PreviewServer> {
  const serve = siteFiles(options);
  const server = createServer((incoming, response) => {
    if (incoming.url?.startsWith('/functions/v1/')) {
      proxy(incoming, response, options.functionOrigin);
    } else {
      serve(incoming, response);
    }
  });
  await once(server.listen(options.port, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
}

function siteFiles({ site, headers }: PreviewOptions) {
  // `dev` reads the folder for each request, so that a new build applies at once.
  const files = sirv(site, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      // sirv knows no type for it.
      if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    },
  });
  return (incoming: IncomingMessage, response: ServerResponse) => {
    const [pathname = '/'] = (incoming.url ?? '/').split('?', 1);
    const isImmutable = IMMUTABLE_FOLDERS.some((folder) => pathname.startsWith(folder));
    response.setHeaders(new Map(Object.entries(headers())));
    response.setHeader('Cache-Control', isImmutable ? IMMUTABLE : REVALIDATE);
    const sendMissing = () => {
      const type = 'text/html; charset=utf-8';
      response.writeHead(404, { 'Content-Type': type, 'Cache-Control': REVALIDATE });
      response.end(readFileSync(path.join(site, '404.html')));
    };
    if (hostFileNames.includes(pathname.slice(1))) {
      sendMissing();
    } else if (!pathname.endsWith('/') && existsSync(path.join(site, pathname, 'index.html'))) {
      response.writeHead(308, { Location: `${pathname}/` }).end();
    } else {
      files(incoming, response, sendMissing);
    }
  };
}

function proxy(incoming: IncomingMessage, response: ServerResponse, origin: string): void {
  const { method, url, headers, socket } = incoming;
  // As on a host, only the earlier entries are the visitor's own.
  const addresses = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
  const onward = request(origin, {
    method,
    path: url,
    headers: { ...headers, 'x-forwarded-for': addresses },
  });
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
  incoming.pipe(onward);
}
