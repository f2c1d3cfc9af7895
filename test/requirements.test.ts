import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dependencies, devDependencies } from '../package.json';

/** What the customer requires: packages and top-level files. */
const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const topLevel = [
  ...['README.md', 'jest.config.ts', 'package.json', 'tsconfig.json', 'webpack.config.ts'],
  ...['public', 'src', 'supabase', 'test'],
  // Tools look for these there: CI, Deno, GitHub, Git, npm, Oxfmt, Oxlint and editors.
  ...['.ci', '.deno.local.json', '.gitattributes', '.github', '.gitignore'],
  ...['.npmrc', '.oxfmtrc.json', '.oxlintrc.json'],
  'package-lock.json',
  // `npx playwright test` and editors look for it nowhere else.
  'playwright.config.ts',
];

it('the top level has only the agreed files and those that tools look for there', () => {
  const ignored = ['.git', ...read('.gitignore').split('\n')].map((name) => name.replace('/', ''));
  const present = readdirSync(root).filter((name) => !ignored.includes(name));
  expect(present.sort()).toEqual(topLevel.sort());
});

/** Knip, which `npm run lint` runs, reports those that no code uses. */
it('the page is built and tested with the required packages', () => {
  const required = [
    ...['react', 'react-dom', 'react-router-dom', 'react-hook-form', 'react-helmet-async'],
    ...['@mui/material', '@mui/icons-material', '@emotion/react', '@emotion/styled'],
    ...['@supabase/supabase-js', 'typescript', 'webpack', 'ts-loader', 'jest'],
    '@testing-library/react',
  ];
  const installed = Object.keys({ ...dependencies, ...devDependencies });
  expect(installed).toEqual(expect.arrayContaining(required));
});

it('test/dependencies.md names each of at most 56 installed packages once, with what it is for', () => {
  const rows = [...read('test/dependencies.md').matchAll(/^\| `([^`]+)` +\| \S.*\|$/gm)];
  const installed = Object.keys(devDependencies);
  expect(rows.flatMap(([, name]) => name ?? []).sort()).toEqual(installed.sort());
  expect(installed.length).toBeLessThanOrEqual(56);
});
