import path from 'node:path';

const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

const BINARY_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** What a file is, by its name; text is worth compressing, the rest is compressed already. */
export function contentTypeOf(file: string): { readonly type: string; readonly isText: boolean } {
  const extension = path.extname(file).toLowerCase();
  const text = TEXT_TYPES[extension];
  if (text !== undefined) return { type: `${text}; charset=utf-8`, isText: true };
  return { type: BINARY_TYPES[extension] ?? 'application/octet-stream', isText: false };
}
