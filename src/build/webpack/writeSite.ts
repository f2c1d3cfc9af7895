import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFiles } from '../hosts/compressFiles';
import { hostFileNames, hostFiles } from '../hosts/hostFiles';
import type { PublicFile } from '../public-files/makePublicFiles';
import type { SiteUrls } from '../siteUrls';

/** Writes a site into a folder with the files that static hosts read, then compresses its texts. */
export async function writeSite(
  folder: string,
  files: readonly PublicFile[],
  urls: SiteUrls,
): Promise<void> {
  for (const { path: file, content } of files) await write(file, content);
  const documents = files
    .filter((file) => file.path.endsWith('.html'))
    .map(({ path: file, content }) => ({ file: file.slice(1), text: String(content) }))
    .sort((one, other) => one.file.localeCompare(other.file));
  for (const { file, text } of hostFiles(documents, urls)) await write(file, text);
  await compressFiles(folder, hostFileNames);

  async function write(file: string, content: string | Uint8Array) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}
