import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of the site. */
export interface SiteFile {
  /** The file's URL path, such as /robots.txt. */
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** Reads every file in a folder of a site, or of a part of it. */
export function readSite(folder: string): SiteFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const relative = path.relative(folder, file).replaceAll(path.sep, '/');
      return { path: `/${relative}`, content: readFileSync(file) };
    });
}

/** Picks the HTML documents, and returns each with its text. */
export function documentsOf(files: readonly SiteFile[]) {
  return files
    .filter(({ path }) => path.endsWith('.html'))
    .map(({ path, content }) => ({ path, content: String(content) }));
}
