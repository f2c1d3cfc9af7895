import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fetchOverHttp } from '#src/build/share-preview/reading/fetchOverHttp.ts';
import { readFolder } from '#src/build/share-preview/reading/readFolder.ts';
import { imageSize } from '#src/build/share-preview/reading/imageSize.ts';
import { useServer } from '../../useServer';
import { somePng } from '../somePage';

describe('fetchOverHttp', () => {
  const responses: Record<string, (response: ServerResponse) => void> = {
    '/': (response) => response.writeHead(302, { location: '/fr' }).end(),
    '/fr': (response) =>
      response.writeHead(200, { 'content-type': 'text/HTML ; charset=utf-8' }).end('Bonjour'),
    '/untyped': (response) => response.writeHead(410).end(),
    '/loop': (response) => response.writeHead(302, { location: '/loop' }).end(),
    '/nowhere': (response) => response.writeHead(302, { location: 'http://' }).end(),
    '/cut': (response) => {
      response.writeHead(200, { 'content-length': '99' }).write('Bon', () => response.destroy());
    },
  };
  const { urlOf } = useServer(({ url = '', headers }, response) => {
    if (headers['user-agent']?.startsWith('facebookexternalhit/')) responses[url]?.(response);
    else response.writeHead(403).end();
  });
  const get = (url: string) => fetchOverHttp(fetch)(url);

  it('follows redirects, relative ones included', async () => {
    const response = await get(urlOf('/'));
    expect(response).toMatchObject({ url: urlOf('/fr'), status: 200, type: 'text/html' });
    expect(response.body.toString()).toBe('Bonjour');
    expect(await get(urlOf('/untyped'))).toMatchObject({ status: 410, type: '' });
  });

  it.each(['/loop', '/nowhere', '/cut'])('throws one sentence for %s', async (path) => {
    await expect(get(urlOf(path))).rejects.toThrow(/est injoignable, .*\.$/);
  });

  it.each([
    ['TimeoutError', 'http://a.fr/ ne répond pas assez vite.'],
    ['TypeError', "http://a.fr/ est injoignable, redirige sans fin ou s'interrompt."],
  ])('throws one sentence for a %s', async (name, sentence) => {
    const failure = () => Promise.reject(Object.assign(new Error('late'), { name }));
    await expect(fetchOverHttp(failure)('http://a.fr/')).rejects.toThrow(sentence);
  });
});

describe('readFolder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const read = readFolder(folder);
  beforeAll(() => writeFileSync(path.join(folder, 'image été.png'), 'une image'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reads a file whose name has spaces and accents', async () => {
    expect(String(await read('/image%20%C3%A9t%C3%A9.png'))).toBe('une image');
  });

  it.each(['', '/', '/nowhere', '/%E9', `/../${path.basename(folder)}/image été.png`])(
    'returns undefined for « %s », which is no file of the site',
    async (name) => expect(await read(name)).toBeUndefined(),
  );
});

describe('imageSize', () => {
  /** A file that starts with these bytes and ends with zeros. */
  const file = (...bytes: number[]) => Buffer.from([...bytes, ...Array<number>(20).fill(0)]);
  const start = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0];
  const size = [0, 11, 8, 2, 0x76, 4, 0xb0];

  it.each([
    ['image/png', 1200, 630, somePng(1200, 630, 99)],
    ['image/jpeg', 1200, 630, file(...start, 0xff, 0xc0, ...size)],
    ['image/jpeg', 1200, 630, file(...start, 0xff, 0xcf, ...size)],
    // Tables and metadata may precede the frame.
    ['image/jpeg', 1200, 630, file(...start, 0xff, 0xc4, 0, 4, 1, 1, 0xff, 0xc2, ...size)],
    ['image/jpeg', 1200, 630, file(...start, 0xff, 0xc8, 0, 4, 1, 1, 0xff, 0xc2, ...size)],
    ['image/jpeg', 1200, 630, file(...start, 0xff, 0xcc, 0, 4, 1, 1, 0xff, 0xc2, ...size)],
    ['image/gif', 300, 100, file(...Buffer.from('GIF89a'), 44, 1, 100, 0)],
  ])('reads %s', (type, width, height, content) => {
    expect(imageSize(content)).toEqual({ type, width, height });
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['zeros', file()],
    ['a GIF image of another version', file(...Buffer.from('GIF90a'), 44, 1, 100, 0, 0, 0, 0)],
    ['a JPEG image without a frame', file(...start)],
    ['a JPEG image that ends inside its frame', file(...start, 0xff, 0xc2, 0, 11).subarray(0, 17)],
  ])('returns undefined for %s', (_, content) => {
    expect(imageSize(content)).toBeUndefined();
  });
});
