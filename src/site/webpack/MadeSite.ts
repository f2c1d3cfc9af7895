import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PublicFile } from '../public-files/makePublicFiles';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
};

/** In development, the latest documents and made files: kept here, written nowhere. */
export class MadeSite {
  private files = new Map<string, PublicFile['content']>();

  readonly keep = (files: readonly PublicFile[]): Promise<void> => {
    this.files = new Map(files.map(({ path, content }) => [path, content]));
    return Promise.resolve();
  };

  /** The content at a path; undefined before the first compilation and for another path. */
  read(path: string): PublicFile['content'] | undefined {
    return this.files.get(path);
  }

  /** Serves the made files, but no documents: those are webpack's, with hot reload in them. */
  readonly serve = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const content = path.endsWith('.html') ? undefined : this.read(path);
    if (content === undefined) {
      next();
      return;
    }
    const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(content);
  };
}
