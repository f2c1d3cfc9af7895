import { lookup } from 'mrmime';

/** The Content-Type that static hosts give to a file of this name. */
export function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text|json$/.test(type) ? `${type}; charset=utf-8` : type;
}
