import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { siteFiles } from './site-files';

export interface PreviewServer {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
}

interface PreviewOptions {
  /** Folder with the built site. */
  readonly site: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Where /functions/v1 is proxied to, such as http://127.0.0.1:54321. */
  readonly functionOrigin: string;
}

/**
 * Serves a built site as a static host would, with its `_headers`, and the function on the same
 * origin.
 */
export async function startPreviewServer(options: PreviewOptions): Promise<PreviewServer> {
  const app = express().disable('x-powered-by');
  app.use(functionProxy(options.functionOrigin), siteFiles(options.site));
  const server = app.listen(options.port, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    port,
    stop: async () => {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
}

function functionProxy(target: string) {
  return createProxyMiddleware('/functions/v1/', {
    target,
    // Appends the visitor's IP address to X-Forwarded-For: only earlier entries are forgeable.
    xfwd: true,
    logLevel: 'silent',
    onError: (_error, _request, response) => {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    },
  });
}
