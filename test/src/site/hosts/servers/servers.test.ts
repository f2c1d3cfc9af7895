import http from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hostFileNames } from '../../../../../src/site/hosts/hostFiles';
import { IMMUTABLE, REVALIDATE, siteHeaders } from '../../../../../src/site/hosts/siteHeaders';
import { hashInline } from '../../../../../src/site/hosts/hashInline';
import { someAddresses } from '../someHeaders';
import { findFreePort, isInstalled, servers, startServer } from './servers';
import { HOME, makeSite, MISSING, SCRIPT } from './someSite';
import type { SiteFolder } from './someSite';

const SCRIPT_PATH = '/assets/main.0123456789.js';

const missing = servers.filter((server) => !isInstalled(server));
if (missing.length > 0) {
  console.info(`Not installed, and so not tried: ${missing.map(({ name }) => name).join(', ')}.`);
}

describe.each(servers)('$name', (server) => {
  const onServer = isInstalled(server) ? it : it.skip;
  let port: number;
  let siteUrl: string;
  let site: SiteFolder;
  let stop: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    if (!isInstalled(server)) return;
    port = await findFreePort();
    siteUrl = `http://localhost:${port}`;
    site = await makeSite(siteUrl);
    stop = await startServer(server, site.folder, port);
  });
  afterAll(async () => {
    if (!isInstalled(server)) return;
    await stop?.();
    site.remove();
  });

  interface Answer {
    status: number | undefined;
    headers: http.IncomingHttpHeaders;
    body: Buffer;
  }

  function ask(path: string, acceptEncoding = 'identity'): Promise<Answer> {
    const headers = { host: `localhost:${port}`, 'accept-encoding': acceptEncoding };
    return new Promise((resolve, reject) => {
      const request = http.get({ host: '127.0.0.1', port, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode: status, headers } = response;
          resolve({ status, headers, body: Buffer.concat(chunks) });
        });
      });
      request.on('error', reject);
    });
  }

  const everywhere = () =>
    Object.entries(
      siteHeaders(hashInline([HOME, MISSING]), [], someAddresses({ siteUrl })).everywhere,
    );

  onServer.each([
    ['/', 200, 'text/html; charset=utf-8', REVALIDATE],
    [SCRIPT_PATH, 200, 'text/javascript; charset=utf-8', IMMUTABLE],
    ['/fonts/type.woff2', 200, 'font/woff2', IMMUTABLE],
    ['/une/adresse/inconnue', 404, 'text/html; charset=utf-8', REVALIDATE],
    ['/assets/disparu.0123456789.js', 404, 'text/html; charset=utf-8', REVALIDATE],
  ])('serves %s with %i and every header, once', async (path, status, type, caching) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      ...Object.fromEntries(everywhere().map(([name, value]) => [name.toLowerCase(), value])),
      'content-type': expect.stringMatching(typePattern(type)) as string,
      'cache-control': caching,
    });
  });

  onServer('shows the page for unknown addresses under any of them', async () => {
    expect(String((await ask('/une/adresse/inconnue')).body)).toBe(MISSING);
    expect(String((await ask('/')).body)).toBe(HOME);
  });

  onServer.each([...hostFileNames.map((file) => `/${file}`), '/404.html'])(
    'does not show %s',
    async (path) => {
      const { status, body } = await ask(path);
      expect([403, 404]).toContain(status);
      expect(String(body)).not.toContain('Content-Security-Policy');
    },
  );

  onServer.each(['/assets/', '/assets', '/fonts/'])('does not list %s', async (path) => {
    const { status, body } = await ask(path);
    expect([301, 403, 404]).toContain(status);
    expect(String(body)).not.toContain('main.0123456789');
  });

  onServer.each([
    ['/', HOME],
    [SCRIPT_PATH, SCRIPT],
    ['/une/adresse/inconnue', MISSING],
  ])('serves %s compressed, and says so to caches', async (path, content) => {
    for (const encoding of server.encodings) {
      const { headers, body } = await ask(path, encoding);
      expect([path, headers['content-encoding']]).toEqual([path, encoding]);
      expect(headers.vary).toMatch(/^accept-encoding/i);
      const decoded = encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
      expect(String(decoded)).toBe(content);
      const type = (await ask(path)).headers['content-type'];
      expect(headers['content-type']).toBe(type);
    }
    expect((await ask(path)).headers.vary).toMatch(/^accept-encoding/i);
  });

  onServer('prefers the smallest that the browser takes', async () => {
    const { headers } = await ask('/', 'gzip, deflate, br, zstd');
    expect(headers['content-encoding']).toBe(server.encodings[0]);
  });

  onServer.each([
    ['a line that is not HTTP', 'Bonjour\r\n\r\n'],
    [
      'an address that is too long',
      `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    ],
  ])('lets no cache keep its answer to %s', async (_what, request) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(request);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.[01] [45]\d\d /);
    expect(answer).not.toContain('immutable');
    if (server.program === 'nginx') expect(answer).toContain(`Cache-Control: ${REVALIDATE}`);
  });
});

/** Servers write a type with or without its charset, and that in capitals or not. */
function typePattern(type: string): RegExp {
  const [name = '', charset] = type.split('; ');
  return new RegExp(
    `^${name.replace('text/javascript', '(text|application)/javascript')}${charset ? `(; ?${charset})?` : ''}$`,
    'i',
  );
}
