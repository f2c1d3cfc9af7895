import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Extensions of the files to compress: images and fonts are compressed already. */
export const TEXT_EXTENSIONS = ['css', 'html', 'js', 'json', 'svg', 'txt', 'xml'] as const;

/**
 * Writes a .br and a .gz file beside every text file of a site, for hosts that serve them.
 *
 * @param hiddenFiles files that hosts read and do not serve
 */
export async function compressFiles(folder: string, hiddenFiles: readonly string[]): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const isText = (file: string) => TEXT_EXTENSIONS.some((text) => file.endsWith(`.${text}`));
  const texts = files.filter((file) => isText(file) && !hiddenFiles.includes(file));
  for (const file of texts) {
    const content = await readFile(path.join(folder, file));
    await writeFile(path.join(folder, `${file}.br`), brotliCompressSync(content));
    await writeFile(path.join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
}
