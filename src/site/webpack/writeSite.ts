import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublicFile } from '../public-files/makePublicFiles';

/** Writes a site's files into a folder, as a static host serves them. */
export async function writeSite(folder: string, files: readonly PublicFile[]): Promise<void> {
  for (const file of files) {
    const target = path.join(folder, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.content);
  }
}
