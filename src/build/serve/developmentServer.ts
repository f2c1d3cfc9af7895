import { writeFontFaces } from '../../theme/fontFaces';
import { FONT_NAME } from '../../theme/tokens';
import { readFontUrl } from '../readFontUrl';
import { publicFolder } from '../folders';
import { siteHeaders } from '../hosts/siteHeaders';
import { serveSharePreview } from '../share-preview/serveSharePreview';
import { LOCAL_URL, readSiteUrls } from '../settings';
import { type DevelopmentServer, printBrowserErrors } from './browserErrors';
import type { Middleware } from './middleware';
import { proxyFunction } from './proxyFunction';
import { serveFiles } from './serveFiles';

/**
 * Options of webpack-dev-server: it serves the page as an ordinary single-page application, with the
 * headers and the 404s of the built site.
 *
 * @param environment has `PAGE_PORT`, in `FUNCTION_ORIGIN` where the function runs, and in `DEV_ORIGIN`
 *   where browsers find the page, if a proxy passes it on
 */
export function developmentServer(environment: Readonly<NodeJS.ProcessEnv>) {
  const { PAGE_PORT, FUNCTION_ORIGIN, DEV_ORIGIN } = environment;
  const document = writeDocument();
  const files = [{ path: '/index.html', content: document }];
  const { everywhere } = siteHeaders(files, readSiteUrls(environment));
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
      sendDocument(document),
    ],
    client: {
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      // The WebSocket of hot reloading goes to wherever the page came from.
      webSocketURL: 'auto://0.0.0.0:0/ws',
    },
  };
}

/** The same document at every URL, in which the page's script renders everything. */
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

/** A static host sends the site's pages with 200, and its 404 page at any other URL. */
function sendDocument(document: string): Middleware {
  return ({ url = '/' }, response) => {
    void isPage(new URL(url, LOCAL_URL).pathname).then((isFound) => {
      response.writeHead(isFound ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(document);
    });
  };
}

/**
 * Whether the site has a page there. Node loads the pages at the first request, and keeps them: a page
 * that is added meanwhile has the status 404 until the next start.
 */
async function isPage(pathname: string): Promise<boolean> {
  const withSlash = (path: string) => path.replace(/\/?$/, '/');
  try {
    const { sitePages } = await import('../../pages/sitePages');
    return sitePages.some(({ path }) => withSlash(path) === withSlash(pathname));
  } catch {
    // A file does not compile: the document shows webpack's error.
    return true;
  }
}
