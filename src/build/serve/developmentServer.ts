import path from 'node:path';
import { writeFontFaces } from '../../theme/fontFaces';
import { FONT_NAME } from '../../theme/tokens';
import { readFontUrl } from '../readFontUrl';
import { publicFolder } from '../folders';
import { siteHeaders } from '../hosts/siteHeaders';
import { addPolicy } from '../policy/addPolicy';
import { serveSharePreview } from '../share-preview/serveSharePreview';
import { LOCAL_URL, readSiteUrls } from '../settings';
import { type DevelopmentServer, printBrowserErrors } from './browserErrors';
import type { Middleware } from './middleware';
import { proxyFunction } from './proxyFunction';
import { serveFiles } from './serveFiles';

/**
 * Options of webpack-dev-server: it serves the page as an ordinary single-page application, with the
 * headers and the policy of the built site.
 *
 * @param environment has `PAGE_PORT`, in `FUNCTION_ORIGIN` where the function runs, and in `DEV_ORIGIN`
 *   where browsers find the page, if a proxy passes it on
 */
export function developmentServer(environment: Readonly<NodeJS.ProcessEnv>) {
  const { PAGE_PORT, FUNCTION_ORIGIN, DEV_ORIGIN } = environment;
  const urls = readSiteUrls(environment);
  const html = addPolicy(writeDocument(), urls);
  const { everywhere } = siteHeaders([], urls);
  return {
    // A container's port is reached from outside it.
    host: DEV_ORIGIN ? '0.0.0.0' : 'localhost',
    ...(DEV_ORIGIN && { allowedHosts: [new URL(DEV_ORIGIN).hostname] }),
    port: PAGE_PORT ?? new URL(LOCAL_URL).port,
    static: false,
    watchFiles: publicFolder,
    // Hot reloading needs nothing more: its WebSocket is covered by 'self'.
    // https://www.w3.org/TR/CSP3/#match-url-to-source-expression
    headers: { ...everywhere, 'Cache-Control': 'no-cache' },
    setupMiddlewares: (middlewares: unknown[], server: DevelopmentServer): unknown[] => [
      proxyFunction(FUNCTION_ORIGIN ?? 'http://127.0.0.1:54321'),
      printBrowserErrors(server),
      ...middlewares,
      serveFiles(publicFolder),
      serveSharePreview,
      sendDocument(html),
    ],
    client: {
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      // The WebSocket of hot reloading goes to wherever the page came from.
      webSocketURL: 'auto://0.0.0.0:0/ws',
    },
  };
}

/** A document in which the page's script renders everything. */
function writeDocument(): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<style>${writeFontFaces(FONT_NAME, readFontUrl(publicFolder))}</style>
</head>
<body>
<div id="root"></div>
<script src="/assets/main.js"></script>
</body>
</html>`;
}

/**
 * The same document at every URL: the router decides which page it shows. What has an extension is a
 * missing file, which would otherwise load as a page.
 */
function sendDocument(html: string): Middleware {
  return ({ url = '/' }, response, next) => {
    if (path.extname(new URL(url, LOCAL_URL).pathname)) {
      next();
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(html);
  };
}
