import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { hostFileNames, hostFiles } from '#src/build/hosts/hostFiles.ts';
import { IMMUTABLE, REVALIDATE } from '#src/build/hosts/siteHeaders.ts';
import { startPreviewServer } from '#src/build/serve/previewServer.ts';
import { readSite } from '#src/build/siteFile.ts';
import { someSiteUrls } from '../../support/someSiteUrls';
import { startServerBeforeAll } from '../../../support/startServerBeforeAll';
import { startBeforeAll } from '../../../support/startBeforeAll';
import { createTemporaryFolder } from '../../../support/temporaryFolder';

const HOME = '<!doctype html><title>Accueil</title>';
const NOT_FOUND = '<!doctype html><title>404</title>';

const site = createTemporaryFolder();
const write = (file: string, content: string | Uint8Array) => {
  mkdirSync(path.join(site, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(site, file), content);
};
afterAll(() => rmSync(site, { recursive: true }));

/** Writes the headers of the site, as the build does. */
function writeHeaders() {
  for (const { path: file, content } of hostFiles(readSite(site), someSiteUrls())) {
    write(file, content);
  }
}

let received: { url: string | undefined; headers: IncomingHttpHeaders; body: string } | undefined;
const { urlOf: functionUrl } = startServerBeforeAll((incoming, response) => {
  if (incoming.url === '/functions/v1/broken') return response.destroy();
  void text(incoming).then((body) => {
    received = { url: incoming.url, headers: incoming.headers, body };
    response.writeHead(303, { Location: '/#contact' }).end('moved');
  });
});
const server = startBeforeAll(async () => {
  write('index.html', HOME);
  write('404.html', NOT_FOUND);
  write('legal/index.html', HOME);
  write('assets/main.js', 'start()');
  writeHeaders();
  return await startPreviewServer({ site, port: 0, functionOrigin: functionUrl('') });
});

async function send(where: string, options: RequestInit = {}) {
  const response = await fetch(server.url + where, { redirect: 'manual', ...options });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

test.each([
  ['/?a=b', REVALIDATE],
  ['/legal/', REVALIDATE],
  ['/assets/main.js', IMMUTABLE],
])('%s has the headers of the site', async (where, caching) => {
  const { status, headers } = await send(where);
  expect([status, headers.get('cache-control')]).toEqual([200, caching]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('sends nothing that would lead a browser to https', async () => {
  const { headers } = await send('/');
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  expect(headers.has('strict-transport-security')).toBe(false);
});

test.each([
  ['/legal', '/legal/'],
  ['/legal?utm_source=a&b=?', '/legal/?utm_source=a&b=?'],
])('redirects %s to the slash of its folder', async (where, location) => {
  const { status, headers } = await send(where);
  expect([status, headers.get('location')]).toEqual([308, location]);
});

test.each(['/inconnue', ...hostFileNames.map((file) => `/${file}`)])(
  '%s gets the 404 page, its status, and no caching',
  async (where) => {
    const { status, headers, body } = await send(where);
    expect([status, body]).toEqual([404, NOT_FOUND]);
    expect(headers.get('cache-control')).toBe(REVALIDATE);
  },
);

test('serves a new build at once', async () => {
  expect(await send('/assets/later.js')).toMatchObject({ status: 404 });
  write('assets/later.js', 'later()');
  writeHeaders();
  const after = await send('/assets/later.js');
  expect(after.body).toBe('later()');
  expect(after.headers.get('cache-control')).toBe(IMMUTABLE);
});

test('passes the function’s requests on with the visitor’s IP address appended', async () => {
  const url = '/functions/v1/send-contact-email?a=1';
  const sent = { origin: 'http://localhost:4173', 'x-forwarded-for': '203.0.113.9' };
  const call = { method: 'POST', headers: sent, body: '{"name":"é"}' };
  const { status, headers } = await send(url, call);
  expect([status, headers.get('location')]).toEqual([303, '/#contact']);
  const appended = /^203\.0\.113\.9, (::1|127\.0\.0\.1)$/;
  expect(received).toMatchObject({
    url,
    body: '{"name":"é"}',
    headers: { ...sent, 'x-forwarded-for': expect.stringMatching(appended) as unknown },
  });
});

test('gives 502 while the function is unavailable', async () => {
  expect((await send('/functions/v1/broken', { method: 'POST' })).status).toBe(502);
});
