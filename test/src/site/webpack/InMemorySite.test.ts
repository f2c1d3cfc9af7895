import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { InMemorySite } from '../../../../src/site/webpack/InMemorySite';

const made = new InMemorySite();
const server = http.createServer((request, response) => {
  made.serve(request, response, () => response.writeHead(404).end('passed on'));
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, 'localhost', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = (path: string) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`);

it('lets who asks for what is made later wait until it is', async () => {
  const poster = ask('/video-poster.svg');
  expect((await ask('/elsewhere.png')).status).toBe(404);
  await made.keep([{ path: '/video-poster.svg', content: '<svg/>' }]);
  expect(await (await poster).text()).toBe('<svg/>');
});

it('serves what was made last, with its type', async () => {
  await made.keep([{ path: '/robots.txt', content: 'before' }]);
  await made.keep([
    { path: '/robots.txt', content: 'after' },
    { path: '/icon.png', content: new Uint8Array([1, 2]) },
  ]);
  const robots = await ask('/robots.txt?again');
  expect(robots.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await robots.text()).toBe('after');
  const icon = await ask('/icon.png');
  expect(icon.headers.get('content-type')).toBe('image/png');
  expect((await icon.arrayBuffer()).byteLength).toBe(2);
});

it('keeps documents to be read, and leaves their addresses to webpack', async () => {
  await made.keep([{ path: '/index.html', content: '<!doctype html>' }]);
  expect(made.read('/index.html')).toBe('<!doctype html>');
  expect((await ask('/index.html')).status).toBe(404);
  expect((await ask('/elsewhere.png')).status).toBe(404);
});
