import { parse } from 'parse5';
import { elementsIn } from '../../../../../src/site/htmlElements';
import { SharePreviewPage } from '../../../../../src/site/share-preview/page/SharePreviewPage';
import { colors } from '../../../../../src/theme/tokens';
import { useServer } from '../../useServer';
import { someFiles, somePage } from '../somePage';

const HOSTILE =
  '&quot;><img src=x onerror=alert(1)>&lt;/title&gt;</script><script>alert(1)</script>';
const hostilePage = somePage({
  title: HOSTILE.replace(/</g, '&lt;'),
  description: HOSTILE,
  metas: { 'og:title': HOSTILE, 'og:site_name': HOSTILE, 'og:url': `javascript:${HOSTILE}` },
  extra: '<link rel="icon" href="javascript:alert(1)">',
});

const preview = new SharePreviewPage(someFiles(hostilePage));
const urlOf = useServer((incoming, response) => {
  preview.serve(incoming, response, () => response.writeHead(404).end('passed on'));
});
const request = (path: string) => fetch(urlOf(path));

it('shows hostile texts as text', async () => {
  const html = await (await request('/__apercu')).text();
  const elements = elementsIn(parse(html));
  expect(elements.filter(({ tagName }) => tagName === 'script')).toEqual([
    expect.objectContaining({
      attrs: expect.arrayContaining([{ name: 'src', value: '/__apercu/page.js' }]) as unknown,
    }),
  ]);
  const attributes = elements.flatMap(({ attrs }) => attrs);
  expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([]);
  const addresses = attributes.filter(({ name }) => ['src', 'href'].includes(name));
  expect(addresses.filter(({ value }) => !/^(\/[^/]|#|data:,$)/.test(value))).toEqual([]);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

it('allows its own script alone', async () => {
  const policy = (await request('/__apercu')).headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).toMatch(/script-src 'self';/);
  expect(policy).not.toContain('unsafe');
});

it.each([
  ['/__apercu/', 'text/html; charset=utf-8'],
  ['/__apercu/page.css', 'text/css; charset=utf-8'],
  ['/__apercu/page.js', 'text/javascript; charset=utf-8'],
])('serves %s, which browsers do not cache', async (path, type) => {
  const { status, headers } = await request(path);
  expect([status, headers.get('content-type')]).toEqual([200, type]);
  expect(headers.get('cache-control')).toBe('no-store');
});

it.each(['/', '/__apercus', '/autre/__apercu'])('passes %s on', async (path) => {
  expect(await (await request(path)).text()).toBe('passed on');
});

it('serves no other file of its folder', async () => {
  const { status, headers } = await request('/__apercu/SharePreviewPage.ts');
  // Passed on, it would have no policy.
  expect([status, headers.has('content-security-policy')]).toEqual([404, true]);
});

it('defines every custom property that page.css requires, the theme’s colours first', async () => {
  const css = await (await request('/__apercu/page.css')).text();
  expect(css).toContain(`--matched: ${colors.matched};`);
  const named = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name));
  expect(named.size).toBeGreaterThan(5);
  expect([...named].filter((name) => !css.includes(`${name}: `))).toEqual([]);
});
