import { InMemorySite } from '../../../../src/site/webpack/InMemorySite';
import { useServer } from '../useServer';

const site = new InMemorySite();
const { get } = useServer(site.serve);

it('holds requests for generated files until they exist', async () => {
  const poster = get('/video-poster.svg');
  expect((await get('/elsewhere.png')).status).toBe(404);
  await site.keep([{ path: '/video-poster.svg', content: '<svg/>' }]);
  expect(await (await poster).text()).toBe('<svg/>');
});

it('serves the latest files, with their types', async () => {
  await site.keep([{ path: '/robots.txt', content: 'before' }]);
  await site.keep([
    { path: '/robots.txt', content: 'after' },
    { path: '/icon.png', content: new Uint8Array([1, 2]) },
  ]);
  const robots = await get('/robots.txt?again');
  expect(robots.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await robots.text()).toBe('after');
  const icon = await get('/icon.png');
  expect(icon.headers.get('content-type')).toBe('image/png');
  expect((await icon.arrayBuffer()).byteLength).toBe(2);
});

it('keeps documents for reading, and leaves their URLs to webpack', async () => {
  await site.keep([{ path: '/index.html', content: '<!doctype html>' }]);
  expect(site.read('/index.html')).toBe('<!doctype html>');
  expect((await get('/index.html')).status).toBe(404);
  expect((await get('/elsewhere.png')).status).toBe(404);
});
