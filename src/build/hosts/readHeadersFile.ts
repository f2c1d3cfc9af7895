/**
 * Reads what hosts send for a path according to `_headers`.
 *
 * @param content of the file that headersFile.ts generates: a rule names one path, or any by `/*`
 * @returns values by name
 */
export function readHeadersFile(content: string, path: string): Map<string, string> {
  const rules = content.split('\n\n').map((rule) => rule.trim().split('\n'));
  const lines = rules.flatMap(([rulePath, ...headers]) =>
    rulePath === '/*' || rulePath === path ? headers : [],
  );
  return new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^ *([^:]+): (.*)$/.exec(line) ?? [];
      return [name, value];
    }),
  );
}
