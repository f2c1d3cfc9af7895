import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readFolder } from '#src/build/share-preview/reading/fetchFromFiles.ts';
import { fetchOverHttp } from '#src/build/share-preview/reading/fetchOverHttp.ts';
import { startServerBeforeAll } from '../../../support/startServerBeforeAll';

describe('fetchOverHttp', () => {
  const responses: Record<string, (response: ServerResponse) => void> = {
    '/': (response) => response.writeHead(302, { location: '/fr' }).end(),
    '/fr': (response) =>
      response.writeHead(200, { 'content-type': 'text/HTML ; charset=utf-8' }).end('Bonjour'),
    '/loop': (response) => response.writeHead(302, { location: '/loop' }).end(),
    '/cut': (response) => {
      response.writeHead(200, { 'content-length': '99' }).write('Bon', () => response.destroy());
    },
  };
  const { urlOf } = startServerBeforeAll(({ url = '', headers }, response) => {
    if (headers['user-agent']?.startsWith('facebookexternalhit/')) responses[url]?.(response);
    else response.writeHead(403).end();
  });

  test('follows redirects', async () => {
    const response = await fetchOverHttp(urlOf('/'));
    expect(response).toMatchObject({ url: urlOf('/fr'), status: 200, type: 'text/html' });
    expect(response?.body.toString()).toBe('Bonjour');
  });

  test.each(['/loop', '/cut'])('returns undefined for %s', async (path) => {
    expect(await fetchOverHttp(urlOf(path))).toBeUndefined();
  });
});

describe('readFolder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const read = readFolder(folder);
  beforeAll(() => writeFileSync(path.join(folder, 'image été.png'), 'une image'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('reads a file whose name has spaces and accents', async () => {
    expect(String(await read('/image%20%C3%A9t%C3%A9.png'))).toBe('une image');
  });

  test.each(['/', '/nowhere', '/%E9', `/../${path.basename(folder)}/image été.png`])(
    'returns undefined for « %s », which is no file of the site',
    async (name) => expect(await read(name)).toBeUndefined(),
  );
});
