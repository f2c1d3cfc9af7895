import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Fills in a file of `templates`.
 *
 * @param hiddenFiles files for hosts, which visitors must not see: `@hidden@` is a regular
 *   expression that matches any of them
 * @param lines by the name that stands between two `@` in the template
 * @throws Error for a name in the template that is neither `hidden` nor one of `lines`
 */
export function fillTemplate(
  file: string,
  hiddenFiles: readonly string[],
  lines: Readonly<Record<string, readonly string[]>>,
): string {
  const hidden = hiddenFiles.map((name) => name.replaceAll('.', '\\.')).join('|');
  const values: Readonly<Record<string, readonly string[]>> = { ...lines, hidden: [hidden] };
  const template = readFileSync(path.join(__dirname, 'templates', file), 'utf8');
  return template.replace(/@(\w+)@/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file}: nothing is named "${name}".`);
    return value.join('\n');
  });
}
