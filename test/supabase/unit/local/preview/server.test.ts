import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { compressFiles } from '#src/build/hosts/compressFiles.ts';
import { hostFileNames } from '#src/build/hosts/hostFiles.ts';
import { createTemporaryFolder } from '#supabase/local/machine/state-folder.ts';
import { builtHeaders } from '#supabase/local/preview/built-headers.ts';
import { startPreviewServer } from '#supabase/local/preview/server.ts';
import { someSiteUrls } from '../../../../src/build/hosts/someSiteUrls';
import { useServer } from '../../../../src/build/useServer';
import { useRunning } from '../../../function/use-running';

const HOME = `<!doctype html><title>Accueil</title>${'<p>Ligne</p>'.repeat(200)}`;
const NOT_FOUND = '<!doctype html><title>404</title>';
const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const NOWHERE = 'http://127.0.0.1:9';

const folder = createTemporaryFolder();
const site = path.join(folder, 'dist');
const write = (file: string, content: string) => {
  mkdirSync(path.join(site, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(site, file), content);
};
afterAll(() => rmSync(folder, { recursive: true }));

async function start(functionOrigin: string) {
  const headers = builtHeaders(site, someSiteUrls());
  return await startPreviewServer({ site, headers, port: 0, functionOrigin });
}

let received: { url: string | undefined; headers: IncomingHttpHeaders; body: string } | undefined;
const { urlOf: functionUrl } = useServer((incoming, response) => {
  void text(incoming).then((body) => {
    received = { url: incoming.url, headers: incoming.headers, body };
    response.writeHead(303, { Location: '/#contact' }).end('moved');
  });
});
const server = useRunning(async () => {
  write('index.html', HOME);
  write('404.html', NOT_FOUND);
  write('legal/index.html', HOME);
  write('assets/main.js', 'start()');
  await compressFiles(site, hostFileNames);
  for (const file of hostFileNames) write(file, 'secret');
  write('../secret.txt', 'secret');
  return await start(functionUrl(''));
});

/** Sends the path exactly as given; `fetch` would normalise it. */
async function send(method: string, where: string, headers = {}, body = '', url = server.url) {
  const sent = request(url, { method, path: where, headers }).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

it.each([
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

it('redirects to the slash of a folder', async () => {
  const { status, headers } = await send('GET', '/legal');
  expect([status, headers.location]).toEqual([308, '/legal/']);
});

it('sends text compressed', async () => {
  const { headers, body } = await send('GET', '/', { 'accept-encoding': 'gzip, br' });
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(body).toString()).toBe(HOME);
});

it.each([
  ...['/inconnue', '/assets/', '/assets/gone.js', '/../secret.txt', '/%zz'],
  ...hostFileNames.map((file) => `/${file}`),
])('%s gets the 404 page, its status, and no caching', async (where) => {
  const { status, headers, body } = await send('GET', where);
  expect([status, body.toString()]).toEqual([404, NOT_FOUND]);
  expect(headers).toMatchObject({
    'cache-control': REVALIDATE,
    'x-content-type-options': 'nosniff',
  });
});

it('serves a new build at once, with its policy', async () => {
  const before = await send('GET', '/');
  write('index.html', '<style>p { color: red }</style>');
  const { headers, body } = await send('GET', '/');
  expect(body.toString()).toContain('<style>');
  expect(headers.etag).not.toBe(before.headers.etag);
  const policy = 'content-security-policy';
  expect(headers[policy]).not.toBe(before.headers[policy]);
});

describe('the function', () => {
  const PATH = '/functions/v1/send-contact-email?a=1';

  it('gets the request unchanged, the visitor’s IP address appended, and responds itself', async () => {
    const sent = { origin: 'http://localhost:4173', 'x-forwarded-for': '203.0.113.9' };
    const { status, headers } = await send('POST', PATH, sent, '{"name":"é"}');
    expect([status, headers.location]).toEqual([303, '/#contact']);
    expect(received).toMatchObject({
      url: PATH,
      body: '{"name":"é"}',
      headers: { origin: 'http://localhost:4173' },
    });
    expect(received?.headers['x-forwarded-for']).toMatch(/^203\.0\.113\.9, (::1|127\.0\.0\.1)$/);
  });

  it('that is unavailable gives 502', async () => {
    const alone = await start(NOWHERE);
    expect(await send('POST', PATH, {}, '{}', alone.url)).toMatchObject({ status: 502 });
    await alone.stop();
  });
});
