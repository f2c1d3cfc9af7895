import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Part } from '../../../supabase/local/machine/process-group';
import { hostFileNames } from '../hosts/hostFiles';
import { readHeadersFile } from '../hosts/readHeadersFile';
import { REVALIDATE } from '../hosts/siteHeaders';
import type { Middleware } from './middleware';
import { proxyFunction } from './proxyFunction';
import { sendNotFound } from './sendNotFound';
import { serveFiles } from './serveFiles';

export interface PreviewServer extends Part {
  readonly url: string;
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
 * Serves a built site as a static host would, and the function on the same origin. A new build
 * applies at once.
 */
export async function startPreviewServer({
  site,
  port,
  functionOrigin,
}: PreviewOptions): Promise<PreviewServer> {
  const passOn = proxyFunction(functionOrigin);
  const serveSite = hostSite(site);
  const server = createServer((request, response) => {
    passOn(request, response, () =>
      serveSite(request, response, () => sendNotFound(response, readIfThere(site, '404.html'))),
    );
  });
  await once(server.listen(port, 'localhost'), 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Sends the site's files with the headers that the build wrote for hosts of `_headers`. */
function hostSite(site: string): Middleware {
  const serve = serveFiles(site);
  return (request, response, next) => {
    const [pathname = '/'] = (request.url ?? '/').split('?', 1);
    response.setHeader('Cache-Control', REVALIDATE);
    response.setHeaders(headersWithoutTls(readIfThere(site, '_headers'), pathname));
    if (hostFileNames.includes(pathname.slice(1))) {
      next();
    } else if (!pathname.endsWith('/') && existsSync(path.join(site, pathname, 'index.html'))) {
      response.writeHead(308, { Location: `${pathname}/` }).end();
    } else {
      serve(request, response, next);
    }
  };
}

/** The preview has no TLS: a browser that these headers send to https would load nothing. */
function headersWithoutTls(headersFile: string, pathname: string): Map<string, string> {
  const headers = readHeadersFile(headersFile, pathname);
  headers.delete('Strict-Transport-Security');
  const policy = headers.get('Content-Security-Policy')?.replace(/; upgrade-insecure-requests/, '');
  return policy === undefined ? headers : headers.set('Content-Security-Policy', policy);
}

/** While a build replaces the site, a file may be missing. */
function readIfThere(site: string, name: string): string {
  const file = path.join(site, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
