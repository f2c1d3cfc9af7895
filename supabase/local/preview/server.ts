import http from 'node:http';
import type { ServerResponse } from 'node:http';
import { answerWithFile } from './answer';
import { openSiteFiles } from './files';
import { forward } from './proxy';

const FUNCTIONS_PATH = '/functions/v1/';

export interface PreviewServer {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
}

interface PreviewOptions {
  /** Folder with the built site. */
  readonly site: string;
  /** 0 takes a free port. */
  readonly port: number;
  /** Where /functions/v1 is passed on to, such as http://127.0.0.1:54321. */
  readonly functionOrigin: string;
}

/**
 * Serves a built site as a static host would, by its `_headers`, with the function on the same
 * origin.
 */
export async function startPreviewServer(options: PreviewOptions): Promise<PreviewServer> {
  const { site, port, functionOrigin } = options;
  const files = openSiteFiles(site);
  const server = http.createServer((request, response) => {
    if (request.url?.startsWith(FUNCTIONS_PATH)) forward(request, response, functionOrigin);
    else answerWithFile(request, response, files).catch(() => fail(response));
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

/** A file that went away between being found and being read, as during a build. */
function fail(response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(500);
  response.end();
}
