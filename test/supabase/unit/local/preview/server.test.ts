import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hostFiles } from '#src/build/hosts/hostFiles.ts';
import { someSiteUrls } from '../../../../src/build/hosts/someSiteUrls';
import { useServer } from '../../../../src/build/useServer';
import { useRunning } from '../../../function/use-running';
import { HOME, NOT_FOUND, startSiteUnderTest } from './site-under-test';

let received: { url: string | undefined; headers: IncomingHttpHeaders; body: string } | undefined;

const { urlOf: functionUrl } = useServer((request, response) => {
  void text(request).then((body) => {
    received = { url: request.url, headers: request.headers, body };
    response.writeHead(303, { Location: '/#contact' }).end('moved');
  });
});

const site = useRunning(() => startSiteUnderTest(functionUrl('')));

const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';

describe('files', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', REVALIDATE],
    ['/legal/', 'text/html; charset=utf-8', REVALIDATE],
    ['/legal', 'text/html; charset=utf-8', REVALIDATE],
    ['/index.html?a=b', 'text/html; charset=utf-8', REVALIDATE],
    ['/assets/main.js', 'text/javascript; charset=utf-8', IMMUTABLE],
    ['/assets/m%61in.js', 'text/javascript; charset=utf-8', IMMUTABLE],
    ['/image.svg', 'image/svg+xml', REVALIDATE],
    ['/fonts/a.woff2', 'font/woff2', REVALIDATE],
  ])('%s has its type and the headers of _headers', async (path, type, caching) => {
    const { status, headers } = await site.send('GET', path);
    expect({ status, ...headers }).toMatchObject({
      status: 200,
      'content-type': type,
      'cache-control': caching,
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['POST', 'OPTIONS'])('rejects %s', async (method) => {
    const { status, headers } = await site.send(method, '/');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('encodings', () => {
  it.each([
    [undefined, 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
  ])('Accept-Encoding %p gives %s', async (header, encoding) => {
    const accept = header === undefined ? undefined : { 'accept-encoding': header };
    const { headers } = await site.send('GET', '/', accept);
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('sends text as %s, and fonts as they are', async (encoding, decompress) => {
    const accept = { 'accept-encoding': encoding };
    const { headers, body } = await site.send('GET', '/', accept);
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(decompress(body).toString()).toBe(HOME);
    expect(body.length).toBeLessThan(200);
    const font = await site.send('GET', '/fonts/a.woff2', accept);
    expect(font.headers['content-encoding']).toBeUndefined();
  });

  it('serves a new version at once, with another ETag', async () => {
    const before = await site.send('GET', '/image.svg');
    site.write('image.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>');
    const { headers, body } = await site.send('GET', '/image.svg');
    expect(body.toString()).toContain('<path/>');
    expect(headers.etag).not.toBe(before.headers.etag);
  });
});

describe('other paths', () => {
  it.each([
    ...['/inconnue', '/assets/', '/assets/gone.js', '/_headers', '/../secret.txt', '//secret.txt'],
    ...['/assets/../../secret.txt', '/%2e%2e/secret.txt', '/%2e%2e%2fsecret.txt', '/INDEX.html'],
    ...['/%252e%252e%252fsecret.txt', '/./index.html', '/%5fheaders', '//_headers', '/./_headers'],
  ])('%s gets the 404 page, its status, and no caching', async (path) => {
    const { status, headers, body } = await site.send('GET', path);
    expect([status, body.toString()]).toEqual([404, NOT_FOUND]);
    expect(headers).toMatchObject({
      'cache-control': REVALIDATE,
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['/..%5csecret.txt', '/..\\secret.txt', '/index.html%00.txt', '/%0d%0aX:1', '/%zz'])(
    '%s is rejected',
    async (path) => {
      const { status, body } = await site.send('GET', path);
      expect([status, body.toString()]).toEqual([400, '']);
    },
  );

  it('do not lead to the files that the build writes for hosts', async () => {
    const files = hostFiles([{ file: 'index.html', text: HOME }], someSiteUrls());
    expect(files).not.toEqual([]);
    for (const { file, text } of files) {
      if (file !== '_headers') site.write(file, text);
      expect((await site.send('GET', `/${file}`)).status).toBe(404);
    }
  });
});

describe('the function', () => {
  const PATH = '/functions/v1/send-contact-email?a=1';

  it('gets the request unchanged, the visitor’s IP address appended, and responds itself', async () => {
    const sent = { origin: 'http://localhost:4173', 'x-forwarded-for': '203.0.113.9' };
    const { status, headers } = await site.send('POST', PATH, sent, '{"name":"é"}');
    expect([status, headers.location]).toEqual([303, '/#contact']);
    expect(received).toMatchObject({
      url: PATH,
      body: '{"name":"é"}',
      headers: { origin: 'http://localhost:4173' },
    });
    expect(received?.headers['x-forwarded-for']).toMatch(/^203\.0\.113\.9,(::1|127\.0\.0\.1)$/);
  });

  it('that is unavailable gives 502', async () => {
    const alone = await startSiteUnderTest('http://127.0.0.1:9');
    expect(await alone.send('POST', PATH, {}, '{}')).toMatchObject({ status: 502 });
    await alone.stop();
  });
});
