import { createProxyServer } from 'httpxy';
import type { Middleware } from './middleware';

/**
 * Passes requests for functions on to where they run, so that the page and its function share an
 * origin; responds 502 when nothing runs there.
 *
 * @param functionOrigin such as http://127.0.0.1:54321
 */
export function proxyFunction(functionOrigin: string): Middleware {
  const proxy = createProxyServer({ target: functionOrigin });
  return (request, response, next) => {
    if (!request.url?.startsWith('/functions/v1/')) {
      next();
      return;
    }
    // As on a host, the last entry is the proxy's, and earlier ones are the visitor's own.
    // `xfwd` of httpxy 0.5.6 appends nothing: it leaves a header that the visitor has sent as it is.
    const addresses = [request.headers['x-forwarded-for'], request.socket.remoteAddress];
    request.headers['x-forwarded-for'] = addresses.filter(Boolean).join(', ');
    proxy.web(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
  };
}
