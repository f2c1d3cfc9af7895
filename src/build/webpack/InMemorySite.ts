import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentType } from '../contentType';
import { hashInline } from '../hosts/hashInline';
import { siteHeaders } from '../hosts/siteHeaders';
import type { PublicFile } from '../public-files/makePublicFiles';
import type { SiteUrls } from '../siteUrls';

/** What hot reloading adds to documents: scripts of the client's configuration. */
const hotReloading =
  '<script defer src="/assets/runtime.js"></script><script defer src="/assets/reload.js"></script>';

/** In development, serves the latest documents and generated files, without writing them to disk. */
export class InMemorySite {
  private files = new Map<string, PublicFile['content']>();
  private headers: Record<string, string> = {};

  constructor(private readonly urls: SiteUrls) {}

  keep(files: readonly PublicFile[]): void {
    this.files = new Map(files.map((file) => [file.path, file.content]));
    const documents = files.filter(({ path }) => path.endsWith('.html'));
    const hashes = hashInline(documents.map(({ content }) => String(content)));
    // Hot reloading needs nothing more: its WebSocket is covered by 'self'.
    // https://www.w3.org/TR/CSP3/#match-url-to-source-expression
    this.headers = {
      ...siteHeaders(hashes, [], this.urls).everywhere,
      'Cache-Control': 'no-cache',
    };
  }

  /** Serves a file, a folder's index.html, or else 404.html. */
  readonly serve = (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const found = [pathname, pathname.replace(/\/?$/, '/index.html')].find((path) =>
      this.files.has(path),
    );
    const path = found ?? '/404.html';
    const content = this.files.get(path) ?? '';
    const isDocument = path.endsWith('.html');
    response
      .writeHead(found === undefined ? 404 : 200, {
        ...this.headers,
        'Content-Type': contentType(path),
      })
      .end(isDocument ? String(content).replace('</head>', `${hotReloading}$&`) : content);
  };
}
