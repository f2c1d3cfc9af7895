import type { ReadFile } from '../../../../src/site/share-preview/reading/fetchFromFiles';
import { SITE, somePng } from './somePage';

/** The files of a sound site with this page and these changes; undefined: no such file. */
export function someFiles(
  page: string,
  changes: Record<string, string | Uint8Array | undefined> = {},
): ReadFile {
  const files: Record<string, string | Uint8Array | undefined> = {
    '/index.html': page,
    '/404.html': '<!doctype html>',
    '/favicon.ico': '',
    '/share-image.png': somePng(1200, 630, 40_000),
    '/robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`,
    '/sitemap.xml': '<urlset></urlset>',
    ...changes,
  };
  return (path) => Promise.resolve(files[path]);
}
