import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the customer requires: packages and top-level files. */
const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface PackageJson {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
  read('package.json'),
) as PackageJson;

const topLevel = [
  'README.md',
  'jest.config.ts',
  'package.json',
  'public',
  'src',
  'supabase',
  'test',
  'tsconfig.json',
  'webpack.config.ts',
];

const requiredByTools: Readonly<Record<string, string>> = {
  '.ci': 'the command that continuous integration runs',
  '.deno.local.json': 'Deno looks for node_modules beside its configuration',
  '.github': 'GitHub looks for workflows here',
  '.gitignore': 'Git and Prettier look for it here',
  '.npmrc': 'npm looks for it here',
  '.oxlintrc.json': 'Oxlint and editors look for it here',
  'package-lock.json': 'npm writes it here',
};

it('the top level has only the agreed files and those that tools look for there', () => {
  const ignored = ['.git', ...read('.gitignore').split('\n')].map((name) => name.replace('/', ''));
  const present = readdirSync(root).filter((name) => !ignored.includes(name));
  expect(present.sort()).toEqual([...topLevel, ...Object.keys(requiredByTools)].sort());
});

/** Knip, which `npm run lint` runs, reports those that no code uses. */
it.each([
  ...['react', 'react-dom', 'react-router-dom', 'react-hook-form', 'react-helmet-async'],
  ...['@mui/material', '@mui/icons-material', '@emotion/react', '@emotion/styled'],
  '@supabase/supabase-js',
])('the page is built from %s', (name) => {
  expect(dependencies).toHaveProperty([name]);
});

it.each(['typescript', 'webpack', 'ts-loader', 'jest', '@testing-library/react'])(
  'the page is built or tested with %s',
  (name) => expect(devDependencies).toHaveProperty([name]),
);

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
