import { InMemorySite } from '#src/build/webpack/InMemorySite.ts';
import { hashInline } from '#src/build/hosts/hashInline.ts';
import { siteHeaders } from '#src/build/hosts/siteHeaders.ts';
import { someSiteUrls } from '../hosts/someSiteUrls';
import { useServer } from '../useServer';

const site = new InMemorySite(someSiteUrls());
const { get } = useServer(site.serve);
const home = '<!doctype html><head><style>a{}</style></head><p>Accueil';

beforeEach(() => {
  site.keep([
    { path: '/index.html', content: home },
    { path: '/legal/index.html', content: '<p>Mentions' },
    { path: '/404.html', content: '<p>Introuvable' },
    { path: '/robots.txt', content: 'before' },
  ]);
});

it.each([
  ['/', 200, 'Accueil'],
  ['/legal/', 200, 'Mentions'],
  ['/legal', 200, 'Mentions'],
  ['/legal/autre', 404, 'Introuvable'],
])(
  'serves the documents of folders, and 404.html at other paths: %s',
  async (path, status, text) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(text);
  },
);

it('serves the latest files, with their types', async () => {
  site.keep([
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

it('sends production’s policy', async () => {
  const { everywhere } = siteHeaders(hashInline([home]), [], someSiteUrls());
  const policy = (await get('/')).headers.get('content-security-policy');
  expect(policy).toBe(everywhere['Content-Security-Policy']);
});
