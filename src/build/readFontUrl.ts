import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const FONT_PATH = '/fonts/font.woff2';

/**
 * Returns the URL of the page's font, which changes with the file: it is cached for a year.
 *
 * @param publicFolder has the file
 */
export function readFontUrl(publicFolder: string): string {
  const content = readFileSync(path.join(publicFolder, FONT_PATH));
  return `${FONT_PATH}?${createHash('sha256').update(content).digest('hex').slice(0, 10)}`;
}
