import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Part } from '../../../supabase/local/machine/process-group';
import type { AzureHeaders } from '../hosts/azureConfig';
import { hostFileNames } from '../hosts/hostFiles';
import type { Middleware } from './middleware';
import { proxyFunction } from './proxyFunction';
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
      serveSite(request, response, () => {
        response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
        response.end(readIfThere(site, '404.html'));
      }),
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

type Headers = AzureHeaders['globalHeaders'];

/** Sends the site's files with the headers that the build wrote for Azure, the one host file in JSON. */
function hostSite(site: string): Middleware {
  const serve = serveFiles(site);
  return (request, response, next) => {
    const { url = '/' } = request;
    const [pathname = '/'] = url.split('?', 1);
    const headers = headersWithoutTls(readHeaders(site, pathname));
    response.setHeaders(new Map(Object.entries(headers)));
    if (hostFileNames.includes(pathname.slice(1))) {
      next();
    } else if (!pathname.endsWith('/') && existsSync(path.join(site, pathname, 'index.html'))) {
      response.writeHead(308, { Location: `${pathname}/${url.slice(pathname.length)}` }).end();
    } else {
      serve(request, response, next);
    }
  };
}

/** The preview has no TLS: a browser that these headers send to https would load nothing. */
function headersWithoutTls(headers: Headers): Headers {
  const { 'Strict-Transport-Security': _, 'Content-Security-Policy': policy, ...others } = headers;
  if (policy === undefined) return others;
  return {
    ...others,
    'Content-Security-Policy': policy.replace('; upgrade-insecure-requests', ''),
  };
}

function readHeaders(site: string, pathname: string): Headers {
  const config = readIfThere(site, 'staticwebapp.config.json');
  if (config === '') return {};
  const { globalHeaders, routes } = JSON.parse(config) as AzureHeaders;
  return { ...globalHeaders, ...routes.find(({ route }) => route === pathname)?.headers };
}

/** While a build replaces the site, a file may be missing. */
function readIfThere(site: string, name: string): string {
  const file = path.join(site, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
