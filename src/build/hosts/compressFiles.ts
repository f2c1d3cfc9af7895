import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Types of the files to compress, by extension: images and fonts are compressed already. */
export const TEXT_TYPES = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  xml: 'text/xml',
};

/**
 * Writes a .br and a .gz file beside every text file of a site, for hosts that serve them.
 *
 * @param hiddenFiles files that hosts read and do not serve
 */
export async function compressFiles(folder: string, hiddenFiles: readonly string[]): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const isText = (file: string) => path.extname(file).slice(1) in TEXT_TYPES;
  const texts = files.filter((file) => isText(file) && !hiddenFiles.includes(file));
  for (const file of texts) {
    const content = await readFile(path.join(folder, file));
    await writeFile(path.join(folder, `${file}.br`), brotliCompressSync(content));
    await writeFile(path.join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
}
