import http from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hostFileNames } from '../../../../../src/site/hosts/hostFiles';
import { IMMUTABLE, REVALIDATE, siteHeaders } from '../../../../../src/site/hosts/siteHeaders';
import { hashInline } from '../../../../../src/site/hosts/hashInline';
import { someAddresses } from '../someHeaders';
import { findFreePort } from '../../../../../supabase/local/machine/ports';
import { isInstalled, servers, startServer } from './servers';
import { HOME, makeSite, MISSING, SCRIPT } from './someSite';

const SCRIPT_PATH = '/assets/main.0123456789.js';

describe.each(servers)('$name', (server) => {
  if (!isInstalled(server)) {
    it.skip('is not installed', () => undefined);
    return;
  }
  let port: number;
  let siteUrl: string;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    port = await findFreePort();
    siteUrl = `http://localhost:${port}`;
    stop = await startServer(server, await makeSite(siteUrl), port);
  });
  afterAll(() => stop());

  async function request(path: string, encoding = 'identity') {
    const headers = { host: `localhost:${port}`, 'accept-encoding': encoding };
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http.get({ host: '127.0.0.1', port, path, headers }, resolve).on('error', reject);
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: await buffer(response),
    };
  }

  it.each([
    ['/', 200, /^text\/html; charset=utf-8$/i, REVALIDATE],
    [SCRIPT_PATH, 200, /^(text|application)\/javascript; ?charset=utf-8$/i, IMMUTABLE],
    ['/fonts/type.woff2', 200, /^font\/woff2$/, IMMUTABLE],
    ['/une/adresse/inconnue', 404, /^text\/html(; ?charset=utf-8)?$/i, REVALIDATE],
    ['/assets/disparu.0123456789.js', 404, /^text\/html(; ?charset=utf-8)?$/i, REVALIDATE],
  ])('serves %s with %i and every header, once', async (path, status, type, caching) => {
    const hashes = hashInline([HOME, MISSING]);
    const { everywhere } = siteHeaders(hashes, [], someAddresses({ siteUrl }));
    const response = await request(path);
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject({
      ...Object.fromEntries(
        Object.entries(everywhere).map(([name, value]) => [name.toLowerCase(), value]),
      ),
      'content-type': expect.stringMatching(type) as string,
      'cache-control': caching,
    });
  });

  it.each([...hostFileNames.map((file) => `/${file}`), '/404.html'])(
    'does not show %s',
    async (path) => {
      const { status, body } = await request(path);
      expect([403, 404]).toContain(status);
      expect(String(body)).not.toContain('Content-Security-Policy');
    },
  );

  it.each(['/assets/', '/assets', '/fonts/'])('does not list %s', async (path) => {
    const { status, body } = await request(path);
    expect([301, 403, 404]).toContain(status);
    expect(String(body)).not.toContain('main.0123456789');
  });

  it.each([
    ['/', HOME],
    [SCRIPT_PATH, SCRIPT],
    ['/une/adresse/inconnue', MISSING],
  ])('serves %s compressed or not, and says so to caches', async (path, content) => {
    const plain = await request(path);
    expect(String(plain.body)).toBe(content);
    expect(plain.headers.vary).toMatch(/^accept-encoding/i);
    for (const encoding of server.encodings) {
      const { headers, body } = await request(path, encoding);
      expect([path, headers['content-encoding']]).toEqual([path, encoding]);
      expect(headers.vary).toMatch(/^accept-encoding/i);
      expect(headers['content-type']).toBe(plain.headers['content-type']);
      const decoded = encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
      expect(String(decoded)).toBe(content);
    }
  });

  it('prefers the smallest that the browser accepts', async () => {
    const { headers } = await request('/', 'gzip, deflate, br, zstd');
    expect(headers['content-encoding']).toBe(server.encodings[0]);
  });

  it.each([
    ['a line that is not HTTP', 'Bonjour\r\n\r\n'],
    [
      'a URL that is too long',
      `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    ],
  ])('lets no cache keep its response to %s', async (_what, message) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(message);
    const response = await text(socket);
    expect(response).toMatch(/^HTTP\/1\.[01] [45]\d\d /);
    expect(response).not.toContain('immutable');
    if (server.program === 'nginx') expect(response).toContain(`Cache-Control: ${REVALIDATE}`);
  });
});
