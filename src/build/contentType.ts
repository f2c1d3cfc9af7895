import path from 'node:path';

/** The types of a site's files, and of those that owners add to `public`. */
const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** The Content-Type that static hosts give to a file of this name. */
export function contentType(file: string): string {
  return types[path.extname(file).slice(1).toLowerCase()] ?? 'application/octet-stream';
}
