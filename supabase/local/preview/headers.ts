/** One block of a `_headers` file. */
export interface HeaderRule {
  readonly path: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/**
 * Reads a `_headers` file as Netlify and Cloudflare Pages do, except for placeholders and absolute
 * addresses, which the build does not write.
 *
 * @throws Error for a header that comes before any path
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: { path: RegExp; headers: [string, string][] }[] = [];
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('/')) rules.push({ path: pathPattern(line), headers: [] });
    else headersOfLastRule(rules, line).push(splitHeader(line));
  }
  return rules;
}

/** The headers for a path; the values of a header that several rules set are joined by commas. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules.filter((candidate) => candidate.path.test(path))) {
    for (const [name, value] of rule.headers) {
      const before = headers[name];
      headers[name] = before === undefined ? value : `${before}, ${value}`;
    }
  }
  return headers;
}

function pathPattern(path: string): RegExp {
  const literals = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literals.join('.*')}$`);
}

function headersOfLastRule(rules: { headers: [string, string][] }[], line: string) {
  const rule = rules.at(-1);
  if (rule === undefined) throw new Error(`_headers begins with a header, not a path: ${line}`);
  return rule.headers;
}

function splitHeader(line: string): [string, string] {
  const colon = line.indexOf(':');
  // In lower case, to find the same name however it is written.
  return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
}
