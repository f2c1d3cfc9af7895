import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Fills in a file of `templates`.
 *
 * @param hiddenFiles files for hosts, which visitors must not see: `@hidden@` is a regular
 *   expression that matches any of them
 * @param lines by the name that stands between two `@` in the template
 */
export function fillTemplate(
  file: string,
  hiddenFiles: readonly string[],
  lines: Readonly<Record<string, readonly string[]>>,
): string {
  const hidden = hiddenFiles.map((name) => name.replaceAll('.', '\\.')).join('|');
  const template = readFileSync(path.join(__dirname, 'templates', file), 'utf8');
  return template.replace(/@(\w+)@/g, (_, name: string) => lines[name]?.join('\n') ?? hidden);
}
