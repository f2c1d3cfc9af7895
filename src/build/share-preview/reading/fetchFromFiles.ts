import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FetchUrl } from './fetchUrl';

/** The content at a path of a site, such as /robots.txt; undefined when there is no such file. */
export type ReadFile = (path: string) => Promise<string | Uint8Array | undefined>;

/** The files of a folder, by their percent-encoded path on the site; nothing outside it. */
export function readFolder(folder: string): ReadFile {
  return async (file) => {
    try {
      return await readFile(path.join(folder, path.normalize(decodeURIComponent(file))));
    } catch {
      // There is no such file, it is a folder, or the escape is malformed.
      return undefined;
    }
  };
}

/**
 * Responds for a site that is not published yet, with the status that static hosts send.
 *
 * @param origin the one that the site will have
 */
export function fetchFromFiles(origin: string, read: ReadFile): FetchUrl {
  return async (url) => {
    const { origin: wanted, pathname } = new URL(url);
    if (wanted !== origin) return undefined;
    for (const file of [pathname, `${pathname.replace(/\/$/, '')}/index.html`]) {
      const content = await read(file);
      if (content !== undefined) {
        const type = file.endsWith('.html') ? 'text/html' : '';
        return { url, status: 200, type, body: Buffer.from(content) };
      }
    }
    return { url, status: 404, type: 'text/html', body: Buffer.alloc(0) };
  };
}
