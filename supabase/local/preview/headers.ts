/** One block of a `_headers` file: the paths it applies to, and its headers. */
export interface HeaderRule {
  readonly path: RegExp;
  readonly headers: [name: string, value: string][];
}

/**
 * Parses a `_headers` file as Netlify and Cloudflare Pages do, without placeholders and absolute
 * URLs, which the build does not write.
 *
 * @throws Error for a header before any path
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    const [, name, value] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (line.startsWith('/')) rules.push({ path: pathPattern(line), headers: [] });
    else if (name !== undefined && value !== undefined && !line.startsWith('#')) {
      const rule = rules.at(-1);
      if (!rule) throw new Error(`_headers begins with a header, not a path: ${line}`);
      // Header names are case-insensitive.
      rule.headers.push([name.toLowerCase(), value]);
    }
  }
  return rules;
}

/** The headers for a path. Where several rules set a header, commas join its values. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers = new Headers();
  const matching = rules.filter((rule) => rule.path.test(path));
  for (const [name, value] of matching.flatMap((rule) => rule.headers)) headers.append(name, value);
  return Object.fromEntries(headers);
}

function pathPattern(path: string): RegExp {
  const literals = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literals.join('.*')}$`);
}
