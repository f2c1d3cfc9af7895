import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { hostFileNames, hostFiles } from '#src/build/hosts/hostFiles.ts';
import { IMMUTABLE, REVALIDATE } from '#src/build/hosts/siteHeaders.ts';
import { startPreviewServer } from '#src/build/serve/previewServer.ts';
import { readSite } from '#src/build/siteFile.ts';
import { someSiteUrls } from '../../support/someSiteUrls';
import { startServerBeforeAll } from '../../../support/startServerBeforeAll';
import { startBeforeAll } from '../../../support/startBeforeAll';
import { createTemporaryFolder } from '../../../support/temporaryFolder';

const HOME = `<!doctype html><title>Accueil</title>${'<p>Ligne</p>'.repeat(200)}`;
const NOT_FOUND = '<!doctype html><title>404</title>';

const folder = createTemporaryFolder();
const site = path.join(folder, 'dist');
const write = (file: string, content: string | Uint8Array) => {
  mkdirSync(path.join(site, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(site, file), content);
};
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes the headers of the site, as the build of a site with its function elsewhere does. */
function writeHeaders() {
  const urls = someSiteUrls({ supabaseUrl: 'https://abc.supabase.co' });
  for (const { path: file, content } of hostFiles(readSite(site), urls)) write(file, content);
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
  write('legal/index.html.br', brotliCompressSync(HOME));
  write('../secret.txt', 'secret');
  writeHeaders();
  return await startPreviewServer({ site, port: 0, functionOrigin: functionUrl('') });
});

/** Sends the path exactly as given; `fetch` would normalise it. */
async function send(method: string, where: string, headers = {}, body = '') {
  const sent = request(server.url, { method, path: where, headers }).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

test.each([
  ['/?a=b', 'text/html;charset=utf-8', REVALIDATE],
  ['/legal/', 'text/html;charset=utf-8', REVALIDATE],
  ['/assets/main.js', 'text/javascript', IMMUTABLE],
])('%s has its type and the headers of the site', async (where, type, caching) => {
  const { status, headers } = await send('GET', where);
  expect({ status, ...headers }).toMatchObject({
    status: 200,
    'content-type': type,
    'cache-control': caching,
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'") as unknown,
  });
});

test('sends the policy that the build wrote, less what would lead a browser to https', async () => {
  const { headers } = await send('GET', '/');
  expect(headers['content-security-policy']).toContain('form-action');
  expect(headers['content-security-policy']).toContain('https://abc.supabase.co');
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('redirects to the slash of a folder, whose text it sends compressed', async () => {
  const redirect = await send('GET', '/legal');
  expect([redirect.status, redirect.headers.location]).toEqual([308, '/legal/']);
  const { headers, body } = await send('GET', '/legal/', { 'accept-encoding': 'gzip, br' });
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(body).toString()).toBe(HOME);
});

test.each([
  ...['/inconnue', '/assets/', '/assets/disparu.js', '/../secret.txt', '/%zz'],
  ...hostFileNames.map((file) => `/${file}`),
])('%s gets the 404 page, its status, and no caching', async (where) => {
  const { status, headers, body } = await send('GET', where);
  expect([status, body.toString()]).toEqual([404, NOT_FOUND]);
  expect(headers).toMatchObject({
    'cache-control': REVALIDATE,
    'x-content-type-options': 'nosniff',
  });
});

test('serves a new build at once, with its policy', async () => {
  const before = await send('GET', '/');
  write('index.html', '<style>p { color: red }</style>');
  writeHeaders();
  const { headers, body } = await send('GET', '/');
  expect(body.toString()).toContain('<style>');
  expect(headers.etag).not.toBe(before.headers.etag);
  const policy = 'content-security-policy';
  expect(headers[policy]).not.toBe(before.headers[policy]);
});

test('passes the function’s requests on with the visitor’s IP address appended', async () => {
  const url = '/functions/v1/send-contact-email?a=1';
  const sent = { origin: 'http://localhost:4173', 'x-forwarded-for': '203.0.113.9' };
  const { status, headers } = await send('POST', url, sent, '{"name":"é"}');
  expect([status, headers.location]).toEqual([303, '/#contact']);
  const appended = /^203\.0\.113\.9, (::1|127\.0\.0\.1)$/;
  expect(received).toMatchObject({
    url,
    body: '{"name":"é"}',
    headers: { ...sent, 'x-forwarded-for': expect.stringMatching(appended) as unknown },
  });
});

test('gives 502 while the function is unavailable', async () => {
  expect(await send('POST', '/functions/v1/broken')).toMatchObject({ status: 502 });
});
