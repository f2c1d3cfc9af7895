import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the customer requires: packages, top-level files, and how the page is built from them. */
const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface PackageJson {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

const { scripts, dependencies, devDependencies, optionalDependencies } = JSON.parse(
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

it.each([
  ['react', 'src/hydration/hydrateIsland.tsx', "from 'react'"],
  ['react-dom', 'src/hydration/hydrateIsland.tsx', "from 'react-dom/client'"],
  ['react-router-dom', 'src/App.tsx', "from 'react-router-dom'"],
  ['@mui/material', 'src/theme/theme.ts', "from '@mui/material/styles'"],
  ['@mui/icons-material', 'src/sections/faq/Questions.tsx', "from '@mui/icons-material/"],
  ['@emotion/react', 'src/sections/hero/LedgerRows.tsx', "from '@emotion/react'"],
  // MUI styles its components with it.
  ['@emotion/styled', 'node_modules/@mui/styled-engine/index.js', 'require("@emotion/styled")'],
  ['@supabase/supabase-js', 'src/services/supabaseClient.ts', "from '@supabase/supabase-js'"],
  ['react-hook-form', 'src/sections/contact/ContactForm.tsx', "from 'react-hook-form'"],
  ['react-helmet-async', 'src/seo/Head.tsx', "from 'react-helmet-async'"],
])('the page uses %s', (name, file, use) => {
  expect(dependencies).toHaveProperty([name]);
  expect(read(file)).toContain(use);
});

it.each([
  ['webpack', 'build', /&& webpack --mode production$/],
  ['jest', 'test', /&& jest$/],
])('%s runs npm run %s', (name, script, command) => {
  expect(devDependencies).toHaveProperty([name]);
  expect(scripts[script]).toMatch(command);
});

it('ts-loader compiles the page', () => {
  expect(devDependencies).toHaveProperty('ts-loader');
  expect(read('src/build/webpack/sharedConfiguration.ts')).toContain("loader: 'ts-loader'");
});

it('@testing-library/react tests the page', () => {
  expect(devDependencies).toHaveProperty(['@testing-library/react']);
  expect(sourcesUnder('test/src').join('')).toContain("from '@testing-library/react'");
});

it.each([
  ['Accordion', ['AccordionSummary', 'AccordionDetails']],
  ['Card', ['CardContent']],
  ['Stepper', ['Step', 'StepLabel', 'StepContent']],
  ['Snackbar', ['Alert']],
])('some section uses the stock %s, with %j inside', (name, parts) => {
  const all = [name, ...parts];
  const isBuiltFromThem = (source: string) =>
    all.every(
      (part) =>
        source.includes(`import ${part} from '@mui/material/${part}';`) &&
        new RegExp(`<${part}\\b`).test(source),
    );
  expect(sourcesUnder('src/sections').filter(isBuiltFromThem)).not.toHaveLength(0);
});

it('the Stepper keeps MUI’s connector and icons', () => {
  const steppers = sourcesUnder('src/sections').filter((source) => source.includes('<Stepper'));
  expect(steppers.join('')).not.toMatch(/connector=|stepIcon/);
});

it('sections are styled through the theme, never with its raw tokens', () => {
  expect(sourcesUnder('src/sections').join('')).not.toContain('theme/tokens');
});

it('only Helmet writes meta tags and structured data', () => {
  expect(read('src/seo/Head.tsx')).toMatch(/<Helmet\b/);
  expect(read('src/seo/HomeHead.tsx')).toMatch(/<Head\b[^]*<script type="application\/ld\+json">/);
  const elsewhere = ['src/pages', 'src/sections', 'src/components'].flatMap(sourcesUnder);
  expect([...elsewhere, read('src/App.tsx'), read('src/build/prerender.tsx')].join('')).not.toMatch(
    /<(?:meta|title|Helmet)\b|ld\+json/,
  );
});

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

function sourcesUnder(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => read(path.join(folder, name)));
}
