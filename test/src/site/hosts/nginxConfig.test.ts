import { nginxConfig } from '../../../../src/site/hosts/nginxConfig';
import { someHeaders } from './someHeaders';

const headers = someHeaders({ scripts: ["'sha256-AAAA='"] });
const text = nginxConfig(headers, ['_headers', 'vercel.json']);

/** Cuts a configuration into words as nginx does: quoted ones, punctuation, the rest. */
function tokens(config: string): string[] {
  const withoutComments = config.replace(/^\s*#.*$/gm, '');
  return withoutComments.match(/"(?:[^"\\]|\\.)*"|[{};]|(?:\$\{\w+\}|[^\s{};"])+/g) ?? [];
}

test('opens and closes its blocks, and ends every directive', () => {
  let depth = 0;
  let previous = ';';
  for (const token of tokens(text)) {
    if (token === '{') depth += 1;
    if (token === '}') {
      expect([';', '}']).toContain(previous);
      depth -= 1;
    }
    expect(depth).toBeGreaterThanOrEqual(0);
    previous = token;
  }
  expect([depth, previous]).toEqual([0, '}']);
});

test('sends every header, quoted, with every status', () => {
  const words = tokens(text);
  for (const [name, value] of Object.entries(headers.everywhere)) {
    const at = words.indexOf(name);
    const [before, , quoted = '', ...after] = words.slice(at - 1, at + 4);
    expect([before, ...after]).toEqual(['add_header', 'always', ';']);
    expect(JSON.parse(quoted)).toBe(value);
  }
});

test('serves no host file', () => {
  expect(text).toContain(String.raw`location ~ ^/(_headers|vercel\.json)$ {`);
});

test('throws for a value with a variable', () => {
  const withVariable = { ...headers, everywhere: { 'X-Test': 'cost: $5' } };
  expect(() => nginxConfig(withVariable, [])).toThrow('nginx would read a variable in: cost: $5');
});
