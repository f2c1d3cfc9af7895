import { contentType } from '../../contentType';
import { UnreadableUrl, type FetchUrl } from './fetchUrl';

/** The content at a path of a site, such as /robots.txt; undefined when there is no such file. */
export type ReadFile = (path: string) => Promise<string | Uint8Array | undefined>;

/**
 * Responds for a site that is not published yet, with the status and type that static hosts send.
 *
 * @param origin the one that the site will have
 */
export function fetchFromFiles(origin: string, readFile: ReadFile): FetchUrl {
  return async (wanted) => {
    const url = new URL(wanted);
    if (url.origin !== origin) {
      throw new UnreadableUrl(`${wanted} n'est pas sur le site à vérifier (${origin}).`);
    }
    const path = url.pathname === '/' ? '/index.html' : url.pathname;
    const content = await readFile(path);
    const type = contentType(path).replace(/;.*/, '');
    if (content !== undefined) {
      return { url: wanted, status: 200, type, body: Buffer.from(content) };
    }
    return { url: wanted, status: 404, type: 'text/html', body: Buffer.alloc(0) };
  };
}
