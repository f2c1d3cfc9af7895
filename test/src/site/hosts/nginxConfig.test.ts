/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nginxConfig } from '../../../../src/site/hosts/nginxConfig';
import { someHeaders } from './someHeaders';

const headers = someHeaders({ scripts: ["'sha256-AAAA='"] });
const text = nginxConfig(headers, ['_headers', 'vercel.json']);

/** Cuts a configuration into words as nginx does: quoted ones, punctuation, the rest. */
function tokens(config: string): string[] {
  const withoutComments = config.replace(/^\s*#.*$/gm, '');
  return withoutComments.match(/"(?:[^"\\]|\\.)*"|[{};]|[^\s{};"]+/g) ?? [];
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

test('hides the files for hosts', () => {
  expect(text).toContain(String.raw`location ~ ^/(_headers|vercel\.json)$ {`);
});

test('refuses a value in which nginx would read a variable', () => {
  const withVariable = { ...headers, everywhere: { 'X-Test': 'cost: $5' } };
  expect(() => nginxConfig(withVariable, [])).toThrow('nginx would read a variable in: cost: $5');
});

const hasNginx = spawnSync('nginx', ['-v']).error === undefined;

(hasNginx ? test : test.skip)('is accepted by the nginx of this machine', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const main = path.join(folder, 'main.conf');
  writeFileSync(path.join(folder, 'nginx.conf'), text);
  writeFileSync(
    main,
    `pid ${folder}/pid; events {} http { access_log off;
       server { listen 127.0.0.1:1; root ${folder}; include ${folder}/nginx.conf; } }`,
  );
  const { status, stderr } = spawnSync('nginx', ['-t', '-e', `${folder}/log`, '-c', main]);
  rmSync(folder, { recursive: true });
  expect({ status, stderr: String(stderr) }).toMatchObject({ status: 0 });
});
