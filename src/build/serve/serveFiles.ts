import sirv from 'sirv';
import type { Middleware } from './middleware';

/** Serves the files of a folder as they are at each request, compressed where copies are beside them. */
export function serveFiles(folder: string): Middleware {
  return sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    setHeaders: (response, pathname) => {
      // sirv knows no type for it.
      if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    },
  });
}
