import path from 'node:path';
import { parse } from 'parse5';
import { attributeOf, elementsIn } from '#src/build/htmlElements.ts';
import { SharePreviewServer } from '#src/build/share-preview/page/SharePreviewServer.ts';
import { readFolder } from '#src/build/share-preview/reading/readFolder.ts';
import { colors } from '#src/theme/tokens.ts';
import { useServer } from '../../useServer';
import { SITE, someFiles } from '../somePage';

const HOSTILE =
  '&quot;><img src=x onerror=alert(1)>&lt;/title&gt;</script><script>alert(1)</script>';
const hostile = someFiles({
  title: HOSTILE.replace(/</g, '&lt;'),
  description: HOSTILE,
  'og:title': HOSTILE,
  'og:site_name': HOSTILE,
  'og:url': `javascript:${HOSTILE}`,
  extra: '<link rel="icon" href="javascript:alert(1)">',
});

const { get } = useServer(new SharePreviewServer(hostile).serve);

it('shows hostile texts as text', async () => {
  const html = await (await get('/__apercu')).text();
  const elements = elementsIn(parse(html));
  const scripts = elements.filter(({ tagName }) => tagName === 'script');
  expect(scripts.map((script) => attributeOf(script, 'src'))).toEqual(['/__apercu/page.js']);
  const attributes = elements.flatMap(({ attrs }) => attrs);
  expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([]);
  const urls = attributes.filter(({ name }) => ['src', 'href'].includes(name));
  expect(urls.filter(({ value }) => !/^(\/[^/]|#|data:,$)/.test(value))).toEqual([]);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

it('allows only its own script', async () => {
  const policy = (await get('/__apercu')).headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).toMatch(/script-src 'self';/);
  expect(policy).not.toContain('unsafe');
});

it.each([
  ['/__apercu/', 'text/html; charset=utf-8'],
  ['/__apercu/page.css', 'text/css; charset=utf-8'],
  ['/__apercu/page.js', 'text/javascript; charset=utf-8'],
])('serves %s, which browsers do not cache', async (path, type) => {
  const { status, headers } = await get(path);
  expect([status, headers.get('content-type')]).toEqual([200, type]);
  expect(headers.get('cache-control')).toBe('no-store');
});

it.each(['/', '/__apercus', '/autre/__apercu'])('passes %s on', async (path) => {
  expect(await (await get(path)).text()).toBe('passed on');
});

it('serves no other file of its folder', async () => {
  const { status, headers } = await get('/__apercu/SharePreviewServer.ts');
  // A request passed on would get no policy.
  expect([status, headers.has('content-security-policy')]).toEqual([404, true]);
});

it('defines every custom property that page.css uses, including the theme’s colours', async () => {
  const css = await (await get('/__apercu/page.css')).text();
  expect(css).toContain(`--matched: ${colors.matched};`);
  const named = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name));
  expect(named.size).toBeGreaterThan(5);
  expect([...named].filter((name) => !css.includes(`${name}: `))).toEqual([]);
});

describe.each([
  ['no image', { 'og:image': '' }, 'image de partage (og:image)'],
  ['an image on another host', { 'og:image': 'https://b.fr/a.png' }, 'pas sur le site à vérifier'],
  ['a canonical URL that is a folder', { canonical: `${SITE}/rules/` }, 'canonique répond 404'],
])('a page with %s', (_, changes, finding) => {
  const generated = someFiles(changes);
  const folder = readFolder(path.join(__dirname, '..'));
  const site = new SharePreviewServer(
    async (name) => (await generated(name)) ?? (await folder(name)),
  );
  const server = useServer(site.serve);

  it('is shown with a finding', async () => {
    const response = await server.get('/__apercu');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(finding);
  });
});
