import { azureConfig } from '#src/build/hosts/azureConfig.ts';
import { headersFile } from '#src/build/hosts/headersFile.ts';
import { hostFileNames, hostFiles } from '#src/build/hosts/hostFiles.ts';
import { IMMUTABLE, REVALIDATE, siteHeaders } from '#src/build/hosts/siteHeaders.ts';
import { someSiteUrls } from '../../support/someSiteUrls';

const files = [
  '/index.html',
  '/legal/index.html',
  '/404.html',
  '/robots.txt',
  '/assets/main.0123456789.js',
  '/fonts/type.0123456789.woff2',
].map((path) => ({ path, content: '' }));
const headers = siteHeaders(files, someSiteUrls());
const entries = Object.entries(headers.everywhere);

test('writes one file for each host, with every header', () => {
  const written = hostFiles(files, someSiteUrls());
  expect(written.map(({ path }) => path)).toEqual(hostFileNames.map((name) => `/${name}`));
  for (const { content } of written) {
    for (const [name, value] of entries) {
      expect(content).toContain(name);
      expect(content).toContain(value);
    }
  }
});

test('_headers has a rule for everything, and one for each kind of caching', () => {
  const revalidate = `  Cache-Control: ${REVALIDATE}`;
  const immutable = `  Cache-Control: ${IMMUTABLE}`;
  expect(headersFile(headers).split('\n\n')).toEqual([
    ['/*', ...entries.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    `/404.html\n${revalidate}`,
    `/\n${revalidate}`,
    `/index.html\n${revalidate}`,
    `/legal/\n${revalidate}`,
    `/legal/index.html\n${revalidate}`,
    `/assets/main.0123456789.js\n${immutable}`,
    `/fonts/type.0123456789.woff2\n${immutable}\n`,
  ]);
});

test('Azure sends every header, caches the files that exist for good, and sends 404 for unknown URLs', () => {
  const immutable = { 'Cache-Control': IMMUTABLE };
  expect(JSON.parse(azureConfig(headers))).toMatchObject({
    globalHeaders: { ...headers.everywhere, 'Cache-Control': REVALIDATE },
    routes: [
      { route: '/assets/main.0123456789.js', headers: immutable },
      { route: '/fonts/type.0123456789.woff2', headers: immutable },
    ],
    responseOverrides: { '404': { rewrite: '/404.html', statusCode: 404 } },
    mimeTypes: { '.woff2': 'font/woff2' },
  });
});
