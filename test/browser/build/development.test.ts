import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Page } from '@playwright/test';
import { cacheFolder } from '#src/build/folders.ts';
import { REPOSITORY } from '#supabase/local/machine/repository.ts';
import { meta } from '#src/content/meta.ts';
import { paths } from '#src/content/paths.ts';
import { contact } from '#src/content/sections/contact.ts';
import { shareImage } from '#src/seo/shareImage.ts';
import { FUNCTION_PATH } from '#supabase/functions/_shared/contract.ts';
import { findFreePort } from '#supabase/local/machine/ports.ts';
import { WEBPACK_SERVE } from '#src/build/serve/startWebpackPage.ts';
import { hydrate, whenPageFontShows } from '../../support/loading';
import { violations } from '../support/axe';
import { fields } from '../support/parts/form';
import { site } from '../support/site';
import { expect as expectSoon, test } from '../support/test';

/** Compiling after an edit takes longer than anything that a built page does. */
const expect = expectSoon.configure({ timeout: 30_000 });

// One server for all tests, which edit its files one after another.
test.describe.configure({ mode: 'default', timeout: 60_000 });

const copied = [
  ...['src', 'public', 'supabase', 'dist'],
  ...['webpack.config.ts', 'tsconfig.json', 'package.json'],
];
/** Passes the page on, as a Codespace's does. */
const PROXY = 'https://forwarded.example';
let url: string;
let copy: string;
let server: ChildProcess;
/** What the server has printed. */
let printed = '';

// The real development server, on a copy, so that edits do not touch the working tree.
test.beforeAll(async () => {
  test.setTimeout(120_000);
  mkdirSync(cacheFolder, { recursive: true });
  copy = mkdtempSync(path.join(cacheFolder, 'development-'));
  for (const name of copied) {
    cpSync(path.join(REPOSITORY, name), path.join(copy, name), { recursive: true });
  }
  const port = String(await findFreePort());
  const env = { ...process.env, PAGE_PORT: port, FUNCTION_ORIGIN: site.url, DEV_ORIGIN: PROXY };
  server = spawn(process.execPath, WEBPACK_SERVE, { cwd: copy, env, stdio: 'pipe' });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (data: Buffer) => (printed += stripVTControlCharacters(data.toString())));
  }
  url = `http://localhost:${port}`;
  await expect(async () => expect((await fetch(url)).ok).toBe(true)).toPass({ timeout: 100_000 });
});

test.afterAll(async () => {
  if (server.kill()) await once(server, 'exit');
  rmSync(copy, { recursive: true, force: true });
});

/** The edited files of the copy, as they were. */
const originals = new Map<string, string>();

/** Saves a file of the copy, for the current test. */
function edit(file: string, edited: (before: string) => string): void {
  const where = path.join(copy, file);
  const before = readFileSync(where, 'utf8');
  if (!originals.has(where)) originals.set(where, before);
  writeFileSync(where, edited(before));
}

test.afterEach(() => {
  for (const [where, text] of originals) writeFileSync(where, text);
  originals.clear();
});

/** Replaces a text, which must be there, in a file of the copy. */
function replace(file: string, old: string, fresh: string): void {
  edit(file, (before) => {
    expect(before).toContain(old);
    return before.replace(old, fresh);
  });
}

const FOOTER = 'src/sections/footer/Footer.tsx';
const FOOTER_LINE = 2;

/** Saves a component of the page with other content, which is on its line. */
function writeFooter(content: string): void {
  const component = `export function Footer() {\n  return <footer>${content}</footer>;\n}\n`;
  edit(FOOTER, () => component);
}

/** Both have the hash of an empty style element; the built site's policy has others. */
const readPolicy = async (page: Page) => {
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  return (await policy.getAttribute('content'))?.replace(/ 'sha256-[^']+'/g, '');
};

const overlayOf = (page: Page) => page.frameLocator('#webpack-dev-server-client-overlay');
const expectPrinted = (place: string) => expect.poll(() => printed).toContain(place);

for (const path of [
  '/',
  // The preview redirects it to the same page with a slash.
  `${paths.privacy.replace(/\/$/, '')}?version=2`,
  '/inconnue',
]) {
  test(`shows the words of the built page, with its policy: ${path}`, async ({
    page,
    expectConsole,
  }) => {
    if (path === '/inconnue') expectConsole(/404/);
    await page.goto(site.url + path);
    await hydrate(page);
    const words = await page.locator('body').innerText();
    const policy = await readPolicy(page);
    // By the browser: Node's `fetch` may use a connection again just when the server closes it.
    const response = await page.goto(url + path);
    expect(response?.status()).toBe(200);
    expect(await readPolicy(page)).toBe(policy);
    await expect(page.locator('main')).toBeVisible();
    await expect.poll(() => page.locator('body').innerText()).toBe(words);
  });
}

test('serves the page through the proxy that it was told of, and through no other', async () => {
  const statusVia = async (host: string) => {
    const [response] = (await once(get(url, { headers: { host } }), 'response')) as [
      IncomingMessage,
    ];
    response.resume();
    return response.statusCode;
  };
  expect(await statusVia('evil.example')).toBe(403);
  expect(await statusVia(new URL(PROXY).host)).toBe(200);
});

test('waits for edits where the browser found the page', async ({ page }) => {
  await page.route(`${PROXY}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: url + pathname }) });
  });
  const asked: string[] = [];
  await page.routeWebSocket(/./, (socket) => void asked.push(new URL(socket.url()).origin));
  await page.goto(PROXY);
  await expect.poll(() => asked[0]).toBe(PROXY.replace('https', 'wss'));
});

test('hands a request to the function', async () => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url + FUNCTION_PATH, { method: 'POST', headers, body: '{' });
  expect(await response.json()).toEqual({ error: 'invalid_body' });
});

test('keeps what was typed after edits of a component and of a sentence', async ({ page }) => {
  await page.goto(url);
  const { name } = fields(page);
  await name.fill('Camille Martin');

  writeFooter('Modifié.');
  await expect(page.getByText('Modifié.')).toBeVisible();
  await expect(name).toHaveValue('Camille Martin');

  replace('src/content/sections/contact.ts', contact.submit, 'Essai');
  await expect(page.getByRole('button', { name: 'Essai' })).toBeVisible();
  await expect(name).toHaveValue('Camille Martin');
});

test('says where a component throws and where a type is wrong, and shows the page, where it was scrolled, once that is mended', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/^\[webpack-dev-server\]/, /URI malformed/);
  await page.goto(url);
  // The files of the test before are restored: what compiles later would close the overlay.
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: contact.submit })).toBeVisible();
  await whenPageFontShows(page);
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  writeFooter("{decodeURI('%')}");
  await expect(overlayOf(page).getByText(`${FOOTER}:${FOOTER_LINE}`)).toBeVisible();
  await expectPrinted(`${FOOTER}:${FOOTER_LINE}`);
  // React renders what throws again, from the script of an earlier edit.
  replace('src/content/sections/contact.ts', contact.submit, 'Essai');
  await expect(page.getByRole('button', { name: 'Essai' })).toBeVisible();
  await expect(overlayOf(page).getByText(`${FOOTER}:${FOOTER_LINE}`)).toBeVisible();
  writeFooter('{document.titles}');
  await expectPrinted(`${FOOTER}:${FOOTER_LINE}:`);
  writeFooter('Réparé.');
  await expect(page.getByText('Réparé.')).toBeVisible();
  // What is above may round to another pixel.
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 3000))).toBeLessThan(2);
});

test('shows a share preview of the last build, which fits and is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto(`${url}/__apercu`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await violations(page)).toEqual([]);
  const facebook = page.getByRole('article', { name: /Facebook/ });
  await expect(facebook.getByText(meta.home.title)).toBeVisible();
  await expect(facebook.getByRole('img')).toHaveJSProperty('naturalWidth', shareImage.width);
  await expect(page.getByText(/Site construit le/)).toBeVisible();
});

test('serves no other file of the last build', async () => {
  const scripts = readdirSync(path.join(copy, 'dist/assets')).filter((it) => it.endsWith('.js'));
  expect(scripts).not.toEqual([]);
  for (const script of scripts) {
    expect((await fetch(`${url}/assets/${script}`)).status).toBe(404);
  }
});
