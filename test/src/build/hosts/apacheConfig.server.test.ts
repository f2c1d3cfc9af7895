import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { dist } from '#src/build/folders.ts';
import type { AzureHeaders } from '#src/build/hosts/azureConfig.ts';
import { hostFileNames } from '#src/build/hosts/hostFiles.ts';
import { IMMUTABLE, REVALIDATE } from '#src/build/hosts/siteHeaders.ts';
import { requireBuiltSite } from '#src/build/serve/requireBuiltSite.ts';
import { paths } from '#src/content/paths.ts';
import { startBeforeAll } from '../../../support/startBeforeAll';
import { createTemporaryFolder } from '../../../support/temporaryFolder';
import { isApacheInstalled, startApache } from '../../support/apache';

const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');

(isApacheInstalled ? describe : describe.skip)('Apache, with the built site', () => {
  const folder = createTemporaryFolder();
  const apache = startBeforeAll(async () => {
    requireBuiltSite(dist);
    // Apache's own user may not be allowed into the clone.
    cpSync(dist, folder, { recursive: true });
    return await startApache(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Decodes the body, as browsers do. */
  async function get(where: string, encoding: 'identity' | 'br') {
    const options = { headers: { 'accept-encoding': encoding }, redirect: 'manual' } as const;
    const response = await fetch(apache.url + where, options);
    const headers = Object.fromEntries(response.headers);
    return { status: response.status, headers, body: await response.text() };
  }

  test.each([
    ['/', 200, '/index.html'],
    [paths.privacy, 200, `${paths.privacy}index.html`],
    ['/une/adresse/inconnue', 404, '/404.html'],
    ['/assets/disparu.0123456789.js', 404, '/404.html'],
  ])(
    'sends %s with %i and every header of the site once, compressed or not',
    async (where, expected, file) => {
      const { globalHeaders } = JSON.parse(read('staticwebapp.config.json')) as AzureHeaders;
      for (const encoding of ['identity', 'br'] as const) {
        const { status, headers, body } = await get(where, encoding);
        expect([status, headers['content-encoding'] ?? 'identity']).toEqual([expected, encoding]);
        expect(headers).toMatchObject({
          ...Object.fromEntries(new Headers(globalHeaders)),
          'content-type': expect.stringMatching(/^text\/html; ?charset=utf-8$/i) as string,
          'cache-control': REVALIDATE,
          vary: expect.stringMatching(/^accept-encoding/i) as string,
        });
        expect(headers).not.toHaveProperty('expires');
        expect(body).toBe(read(file));
      }
    },
  );

  test('sends scripts and the font with their types, to be kept', async () => {
    const [script = ''] = readdirSync(path.join(dist, 'assets')).filter((it) => it.endsWith('.js'));
    const { headers, body } = await get(`/assets/${script}`, 'br');
    expect(headers['content-type']).toMatch(/^text\/javascript; ?charset=utf-8$/i);
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': IMMUTABLE });
    expect(body).toBe(read(`assets/${script}`));
    const font = await get('/fonts/font.woff2', 'br');
    expect(font.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': IMMUTABLE,
    });
  });

  test.each([...hostFileNames, '404.html', 'assets/', 'assets', 'fonts/'])(
    'does not show /%s',
    async (file) => expect((await get(`/${file}`, 'identity')).status).toBeGreaterThan(300),
  );
});
