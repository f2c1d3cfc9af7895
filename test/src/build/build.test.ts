import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const repository = path.resolve(__dirname, '../../..');
mkdirSync(path.join(repository, '.cache'), { recursive: true });
// Inside the repository, for its packages.
const copy = mkdtempSync(path.join(repository, '.cache/build-'));
afterAll(() => rmSync(copy, { recursive: true }));

it('npm run build reports a misspelt name in src/content, and bundles nothing', () => {
  mkdirSync(path.join(copy, 'src'));
  for (const name of ['package.json', 'tsconfig.json', 'src/tsconfig.json', 'src/content']) {
    cpSync(path.join(repository, name), path.join(copy, name), { recursive: true });
  }
  const meta = path.join(copy, 'src/content/meta.ts');
  writeFileSync(meta, readFileSync(meta, 'utf8').replace('brand.suite', 'brand.suit'));
  const { status, stdout } = spawnSync('npm', ['run', 'build'], { cwd: copy, encoding: 'utf8' });
  expect(stdout).toMatch(/src\/content\/meta\.ts.*Property 'suit\w+' does not exist/);
  expect(status).not.toBe(0);
  expect(existsSync(path.join(copy, 'dist'))).toBe(false);
});
