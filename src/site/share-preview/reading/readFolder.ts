import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReadFile } from './fetchFromFiles';

/** The files of a folder, by their path on the site; nothing outside it. */
export function readFolder(folder: string): ReadFile {
  return async (file) => {
    const absolute = path.join(folder, path.normalize(file));
    return existsSync(absolute) ? await readFile(absolute) : undefined;
  };
}
