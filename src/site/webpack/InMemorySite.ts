import type { IncomingMessage, ServerResponse } from 'node:http';
import { publicFiles } from '../../content/publicFiles';
import { contentType } from '../contentType';
import type { PublicFile } from '../public-files/makePublicFiles';

const madeLater = new Set<string>(Object.values(publicFiles));

/** In development, the latest documents and made files: kept here, written nowhere. */
export class InMemorySite {
  private files = new Map<string, PublicFile['content']>();
  private endWait: () => void = () => undefined;
  private readonly firstFiles = new Promise<void>((resolve) => {
    this.endWait = resolve;
  });

  readonly keep = (files: readonly PublicFile[]): Promise<void> => {
    this.files = new Map(files.map((file) => [file.path, file.content]));
    this.endWait();
    return Promise.resolve();
  };

  /** The content at an address of the site; undefined before the first compilation. */
  read(address: string): PublicFile['content'] | undefined {
    return this.files.get(address);
  }

  /** Serves the made files, but no documents: those are webpack's, with hot reload in them. */
  readonly serve = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // The page itself is there sooner than these.
    const wait = madeLater.has(pathname) ? this.firstFiles : Promise.resolve();
    void wait.then(() => {
      const content = pathname.endsWith('.html') ? undefined : this.read(pathname);
      if (content === undefined) {
        next();
        return;
      }
      const type = contentType(pathname);
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(content);
    });
  };
}
