import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { cacheFolder, repository } from '#src/build/webpack/folders.ts';
import { paths } from '#src/content/paths.ts';
import { FUNCTION_PATH } from '#supabase/functions/_shared/contract.ts';
import { findFreePort } from '#supabase/local/machine/ports.ts';
import { WEBPACK_SERVE } from '#src/build/serve/pageServer.ts';
import { violations } from '../support/axe';
import { fields } from '../support/form';
import { whenHydrated } from '../support/islands';
import { site } from '../support/site';
import { expect as expectSoon, test } from '../support/test';

/** Compiling after an edit takes longer than anything that a built page does. */
const expect = expectSoon.configure({ timeout: 30_000 });

// One server for all tests, which edit its files one after another.
test.describe.configure({ mode: 'default', timeout: 60_000 });

const copied = [
  ...['src', 'public', 'supabase/functions/_shared'],
  ...['webpack.config.ts', 'tsconfig.json', 'package.json'],
];
let url: string;
let copy: string;
let server: ChildProcess;

// The real development server, on a copy, so that edits do not touch the working tree.
test.beforeAll(async () => {
  test.setTimeout(120_000);
  mkdirSync(cacheFolder, { recursive: true });
  copy = mkdtempSync(path.join(cacheFolder, 'development-'));
  for (const name of copied) {
    cpSync(path.join(repository, name), path.join(copy, name), { recursive: true });
  }
  const port = String(await findFreePort());
  // In memory: writing files that nothing would read takes as long as compiling.
  const command = [...WEBPACK_SERVE, '--cache'];
  const env = { ...process.env, PAGE_PORT: port, FUNCTION_ORIGIN: site.url };
  server = spawn(process.execPath, command, { cwd: copy, env, stdio: 'ignore' });
  url = `http://localhost:${port}`;
  await expect(async () => expect((await fetch(url)).ok).toBe(true)).toPass({ timeout: 100_000 });
  // The server holds this request until the first documents and images are made.
  await fetch(`${url}/robots.txt`);
});

test.afterAll(async () => {
  if (server.kill()) await once(server, 'exit');
  rmSync(copy, { recursive: true, force: true });
});

/** Replaces `before`, which must be there, in a file of the copy. */
function edit(file: string, before: string, after: string): void {
  const where = path.join(copy, file);
  const text = readFileSync(where, 'utf8');
  expect(text).toContain(before);
  writeFileSync(where, text.replace(before, after));
}

/** A document without what development has others of: styles, scripts, class names, icons' names. */
async function readDocument(address: string): Promise<string[]> {
  const $ = load(await (await fetch(address)).text());
  $('style, script:not([type])').remove();
  $('*').removeAttr('class').removeAttr('data-testid');
  return $.html().split(/(?=<)/);
}

/** A policy without the hashes of styles and scripts. */
const readPolicy = (headers: Headers) =>
  headers.get('content-security-policy')?.replace(/ 'sha256-[^']+'/g, '');

for (const [path, status] of [
  ['/', 200],
  [paths.privacy, 200],
  ['/inconnue', 404],
] as const) {
  test(`serves the built document, with its policy: ${path}`, async () => {
    const [{ headers, status: sent }, production] = [
      await fetch(url + path),
      await fetch(site.url),
    ];
    expect(sent).toBe(status);
    expect(readPolicy(headers)).toBe(readPolicy(production.headers));
    const built = await readDocument(site.url + path);
    expect(built.length).toBeGreaterThan(20);
    expect(await readDocument(url + path)).toEqual(built);
  });
}

test('hands a request to the function', async () => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url + FUNCTION_PATH, { method: 'POST', headers, body: '{' });
  expect(await response.json()).toEqual({ error: 'invalid_body' });
});

// Before the tests that edit the page.
test('keeps what was typed after edits of an island', async ({ page }) => {
  await page.goto(url);
  const { name } = fields(page);
  await whenHydrated(name);
  await name.fill('Camille Martin');

  edit('src/sections/contact/ContactForm.tsx', '{contact.consent}', '$& Modifié.');
  await expect(page.getByText(/ Modifié\.$/)).toBeVisible();
  await expect(name).toHaveValue('Camille Martin');

  edit('src/content/sections/contact.ts', 'submit: ', "submit: 'Essai ' + ");
  await expect(page.getByRole('button', { name: /^Essai/ })).toBeVisible();
  await expect(name).toHaveValue('Camille Martin');
});

test('shows where a component throws, and the page, where it was scrolled, once the error is mended', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/^\[webpack-dev-server\]/);
  await page.goto(url);
  await page.evaluate(() => scrollTo(0, 3000));
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
  const footer = 'src/sections/Footer.tsx';
  const text = readFileSync(path.join(copy, footer), 'utf8');
  const line = text.split('\n').findIndex((each) => each.includes('{footer.tagline}')) + 1;
  edit(footer, '{footer.tagline}', "{decodeURI('%')}");
  await expect(overlay.getByText(`${footer}:${line}`)).toBeVisible();
  edit(footer, "{decodeURI('%')}", '{footer.tagline} Réparé.');
  await expect(page.getByText('Réparé.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
});

// Last: a page that another test opens meanwhile would reload once its title is compiled.
test('shows a share preview that fits, is accessible, and follows an edit', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto(`${url}/__apercu`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await violations(page)).toEqual([]);
  const titles = page.getByRole('article', { name: /Facebook/ }).getByText(/^Essai /);
  await expect(titles).toHaveCount(0);
  edit('src/content/meta.ts', 'title: ', "title: 'Essai ' + ");
  await expect(titles.first()).toBeVisible();
});
