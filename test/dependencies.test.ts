import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface PackageJson {
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

const { devDependencies, optionalDependencies } = JSON.parse(read('package.json')) as PackageJson;

it('test/dependencies.md names each installed package once, with what it is for', () => {
  const rows = [...read('test/dependencies.md').matchAll(/^\| `([^`]+)` +\| \S.*\|$/gm)];
  const installed = Object.keys({ ...devDependencies, ...optionalDependencies });
  expect(rows.flatMap(([, name]) => name ?? []).sort()).toEqual(installed.sort());
});

it('at most 60 packages are installed for development, each at an exact version', () => {
  const versions = Object.values(devDependencies);
  expect(versions.length).toBeLessThanOrEqual(60);
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});
