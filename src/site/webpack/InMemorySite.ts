import type { IncomingMessage, ServerResponse } from 'node:http';
import { publicFiles } from '../../content/publicFiles';
import { contentType } from '../contentType';
import type { PublicFile } from '../public-files/makePublicFiles';

const generatedPaths = new Set<string>(Object.values(publicFiles));

/** In development, holds the latest documents and generated files, without writing them to disk. */
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

  /** The content at a path; undefined for an unknown path, and before the first compilation. */
  read(path: string): PublicFile['content'] | undefined {
    return this.files.get(path);
  }

  /** Serves the generated files, but no documents: webpack's have hot reload. */
  readonly serve = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // The page loads before these files are generated.
    const wait = generatedPaths.has(pathname) ? this.firstFiles : Promise.resolve();
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
