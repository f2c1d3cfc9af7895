import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReadFile } from './fetchFromFiles';

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
