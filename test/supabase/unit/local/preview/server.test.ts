import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostFiles } from '../../../../../src/site/hosts/hostFiles';
import { someAddresses } from '../../../../src/site/hosts/someHeaders';
import { HOME, NOT_FOUND, startSiteUnderTest } from './site-under-test';

let site: Awaited<ReturnType<typeof startSiteUnderTest>>;
let functionServer: Server;
let received: { url: string | undefined; headers: IncomingHttpHeaders; body: string } | undefined;

beforeAll(async () => {
  functionServer = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received = { url: request.url, headers: request.headers, body };
      response.writeHead(303, { Location: '/#contact' }).end('moved');
    });
  });
  await new Promise<void>((resolve) => functionServer.listen(0, '127.0.0.1', resolve));
  const { port } = functionServer.address() as AddressInfo;
  site = await startSiteUnderTest(`http://127.0.0.1:${port}`);
});
afterAll(async () => {
  await site.stop();
  functionServer.close();
});

describe('files', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/index.html?a=b', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/assets/main.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/m%61in.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/image.svg', 'image/svg+xml', 'public, max-age=0, must-revalidate'],
    ['/fonts/a.woff2', 'font/woff2', 'public, max-age=0, must-revalidate'],
  ])('%s has its type and the headers of _headers', async (path, type, caching) => {
    const { status, headers } = await site.ask('GET', path, {});
    expect({ status, ...headers }).toMatchObject({
      status: 200,
      'content-type': type,
      'cache-control': caching,
      'x-content-type-options': 'nosniff',
    });
  });

  it('answers HEAD like GET, without the body', async () => {
    const get = await site.ask('GET', '/', { 'accept-encoding': 'br' });
    const head = await site.ask('HEAD', '/', { 'accept-encoding': 'br' });
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  it.each(['POST', 'OPTIONS'])('rejects %s', async (method) => {
    const { status, headers } = await site.ask(method, '/', {});
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('revalidation', () => {
  it.each(['br', 'gzip', 'identity'])('gives 304 for the ETag of the %s body', async (encoding) => {
    const accept = { 'accept-encoding': encoding };
    const etag = (await site.ask('GET', '/', accept)).headers.etag ?? '';
    expect(etag).toMatch(/^W\/"[\w+/-]+"$/);
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const again = await site.ask('GET', '/', { ...accept, 'if-none-match': known });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    }
  });

  it('has another ETag for each encoding and for each version', async () => {
    const etags = new Set<string | undefined>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const accept = { 'accept-encoding': encoding };
      etags.add((await site.ask('GET', '/image.svg', accept)).headers.etag);
    }
    site.write('image.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>');
    const { headers, body } = await site.ask('GET', '/image.svg', {});
    expect(body.toString()).toContain('<path/>');
    expect(etags.add(headers.etag).size).toBe(4);
  });
});

describe('what there is not', () => {
  it.each([
    ...['/inconnue', '/assets/', '/assets/gone.js', '/_headers', '/nginx.conf', '/../secret.txt'],
    ...['/assets/../../secret.txt', '/%2e%2e/secret.txt', '/%2e%2e%2fsecret.txt', '//secret.txt'],
    ...['/%252e%252e%252fsecret.txt', '/./index.html', '/INDEX.html', '/%5fheaders', '//_headers'],
    '/./_headers',
  ])('%s gets the 404 page, its status, and no caching', async (path) => {
    const { status, headers, body } = await site.ask('GET', path, {});
    expect([status, body.toString()]).toEqual([404, NOT_FOUND]);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
    });
  });

  const MALFORMED = [
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/index.html%00.txt',
    '/%0d%0aX:1',
    '/%zz',
  ];
  it.each(MALFORMED)('%s is rejected', async (path) => {
    const { status, body } = await site.ask('GET', path, {});
    expect([status, body.toString()]).toEqual([400, '']);
  });
});

it('shows no file that the build writes for hosts', async () => {
  const files = hostFiles([{ file: 'index.html', text: HOME }], someAddresses({}));
  expect(files).not.toEqual([]);
  for (const { file, text } of files) {
    if (file !== '_headers') site.write(file, text);
    expect((await site.ask('GET', `/${file}`, {})).status).toBe(404);
  }
});

describe('the function', () => {
  const PATH = '/functions/v1/send-contact-email?a=1';

  it('gets the request as it is, with the visitor at the right end, and answers itself', async () => {
    const { status, headers } = await site.ask(
      'POST',
      PATH,
      { origin: 'http://localhost:4173', 'x-forwarded-for': '203.0.113.9' },
      '{"name":"é"}',
    );
    expect([status, headers.location]).toEqual([303, '/#contact']);
    expect(received).toMatchObject({
      url: PATH,
      body: '{"name":"é"}',
      headers: { origin: 'http://localhost:4173' },
    });
    expect(received?.headers['x-forwarded-for']).toMatch(/^203\.0\.113\.9,(::1|127\.0\.0\.1)$/);
  });

  it('that does not respond is a 502', async () => {
    const alone = await startSiteUnderTest('http://127.0.0.1:9');
    expect(await alone.ask('POST', PATH, {}, '{}')).toMatchObject({ status: 502 });
    await alone.stop();
  });
});
