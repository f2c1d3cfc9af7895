import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchFromFiles } from '../../../../../src/site/share-preview/reading/fetchFromFiles';
import { fetchOverHttp } from '../../../../../src/site/share-preview/reading/fetchOverHttp';
import { imageSize } from '../../../../../src/site/share-preview/reading/imageSize';
import { somePng } from '../somePage';

describe('over HTTP', () => {
  const responses: Record<string, (response: http.ServerResponse) => void> = {
    '/': (response) => response.writeHead(302, { location: '/fr' }).end(),
    '/fr': (response) =>
      response.writeHead(200, { 'content-type': 'text/HTML; charset=utf-8' }).end('Bonjour'),
    '/loop': (response) => response.writeHead(302, { location: '/loop' }).end(),
    '/nowhere': (response) => response.writeHead(302, { location: 'http://' }).end(),
    '/cut': (response) => {
      response.writeHead(200, { 'content-length': '99' }).write('Bon', () => response.destroy());
    },
  };
  const server = http.createServer(({ url = '' }, response) => responses[url]?.(response));
  let origin: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('follows redirects, relative ones included', async () => {
    const response = await fetchOverHttp(fetch)(`${origin}/`);
    expect(response).toMatchObject({ url: `${origin}/fr`, status: 200, type: 'text/html' });
    expect(response.body.toString()).toBe('Bonjour');
  });

  it.each(['/loop', '/nowhere', '/cut', ':1/'])('throws one sentence for %s', async (path) => {
    await expect(fetchOverHttp(fetch)(origin + path)).rejects.toThrow(/est injoignable, .*\.$/);
  });

  it('throws one sentence for a timeout', async () => {
    const timeout = Object.assign(new Error('late'), { name: 'TimeoutError' });
    await expect(fetchOverHttp(() => Promise.reject(timeout))('http://a.fr/')).rejects.toThrow(
      'http://a.fr/ ne répond pas assez vite.',
    );
  });
});

describe('in a folder', () => {
  const files: Record<string, string> = { '/index.html': 'Accueil', '/404.html': 'Perdu' };
  const fetchUrl = fetchFromFiles('https://a.fr', (path) => Promise.resolve(files[path]));

  it('responds as a static host would', async () => {
    expect(await fetchUrl('https://a.fr/')).toMatchObject({ status: 200, type: 'text/html' });
    const missing = await fetchUrl('https://a.fr/rien');
    expect([missing.status, missing.body.toString()]).toEqual([404, 'Perdu']);
  });

  it('rejects the URLs of another site', async () => {
    await expect(fetchUrl('https://b.fr/image.png')).rejects.toThrow("n'est pas sur le site");
  });
});

describe('imageSize', () => {
  const jpeg = Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8, 2, 0x76, 4, 0xb0]),
    Buffer.alloc(20),
  ]);
  const gif = Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from([44, 1, 100, 0]),
    Buffer.alloc(20),
  ]);

  it.each([
    ['image/png', 1200, 630, somePng(1200, 630, 99)],
    ['image/jpeg', 1200, 630, jpeg],
    ['image/gif', 300, 100, gif],
  ])('reads %s', (type, width, height, file) => {
    expect(imageSize(file)).toEqual({ type, width, height });
  });

  it.each([
    Buffer.alloc(0),
    Buffer.alloc(99),
    Buffer.from([0xff, 0xd8, ...Array<number>(30).fill(0)]),
  ])('returns undefined for anything else', (file) => {
    expect(imageSize(file)).toBeUndefined();
  });
});
