import { hostFileNames } from '#src/build/hosts/hostFiles.ts';
import { IMMUTABLE, REVALIDATE, siteHeaders } from '#src/build/hosts/siteHeaders.ts';
import { someSiteUrls } from '../someSiteUrls';
import { findFreePort } from '#supabase/local/machine/ports.ts';
import { FILES, HOME, isApacheInstalled, LEGAL, NOT_FOUND, SCRIPT, startApache } from './apache';

const SCRIPT_PATH = '/assets/main.0123456789.js';

const describeInstalled = isApacheInstalled ? describe : describe.skip;

describeInstalled('Apache', () => {
  let port: number;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    port = await findFreePort();
    stop = await startApache(port);
  });
  afterAll(() => stop());

  /** Decodes the body, as browsers do. */
  async function get(path: string, encoding = 'identity') {
    const options = { headers: { 'accept-encoding': encoding }, redirect: 'manual' } as const;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, options);
    const headers = Object.fromEntries(response.headers);
    return { status: response.status, headers, body: await response.text() };
  }

  test.each([
    ['/', 200, /^text\/html; charset=utf-8$/i, REVALIDATE],
    ['/legal/', 200, /^text\/html; charset=utf-8$/i, REVALIDATE],
    [SCRIPT_PATH, 200, /^(text|application)\/javascript; ?charset=utf-8$/i, IMMUTABLE],
    ['/fonts/type.woff2', 200, /^font\/woff2$/, IMMUTABLE],
    ['/une/adresse/inconnue', 404, /^text\/html(; ?charset=utf-8)?$/i, REVALIDATE],
    ['/assets/disparu.0123456789.js', 404, /^text\/html(; ?charset=utf-8)?$/i, REVALIDATE],
  ])('serves %s with %i and every header, once', async (path, expected, type, caching) => {
    const { everywhere } = siteHeaders(FILES, someSiteUrls());
    const { status, headers } = await get(path);
    expect(status).toBe(expected);
    expect(headers).toMatchObject({
      ...Object.fromEntries(new Headers(everywhere)),
      'content-type': expect.stringMatching(type) as string,
      'cache-control': caching,
    });
    expect(headers).not.toHaveProperty('expires');
  });

  test.each([...hostFileNames, '404.html'])('does not serve /%s', async (file) => {
    const { status, body } = await get(`/${file}`);
    expect([403, 404]).toContain(status);
    expect(body).not.toContain('Content-Security-Policy');
  });

  test.each(['/assets/', '/assets', '/fonts/'])('does not list %s', async (path) => {
    const { status, body } = await get(path);
    expect([301, 403, 404]).toContain(status);
    expect(body).not.toContain('main.0123456789');
  });

  test.each([
    ['/', HOME],
    ['/legal/', LEGAL],
    [SCRIPT_PATH, SCRIPT],
    ['/une/adresse/inconnue', NOT_FOUND],
  ])('serves %s compressed or not, with a Vary header', async (path, content) => {
    const plain = await get(path);
    for (const encoding of ['identity', 'br', 'gzip']) {
      const { headers, body } = await get(path, encoding);
      expect([path, headers['content-encoding'] ?? 'identity']).toEqual([path, encoding]);
      expect(headers.vary).toMatch(/^accept-encoding/i);
      expect(headers['content-type']).toBe(plain.headers['content-type']);
      expect(body).toBe(content);
    }
  });
});
