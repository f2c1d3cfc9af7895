import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

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
  await Promise.all(texts.map((file) => compressFile(path.join(folder, file))));
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  await writeFile(`${file}.br`, await compressBrotli(content));
  await writeFile(`${file}.gz`, await compressGzip(content, { level: 9 }));
}
