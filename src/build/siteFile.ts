import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file that the build makes. */
export interface SiteFile {
  /** On the site, such as /robots.txt. */
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** Reads every HTML document in the folder of a built site. */
export function readDocuments(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ path: `/${file}`, content: readFileSync(path.join(folder, file), 'utf8') }));
}
