import { apacheConfig } from '#src/build/hosts/apacheConfig.ts';
import { azureConfig } from '#src/build/hosts/azureConfig.ts';
import { hashSource } from '#src/build/hosts/hashInline.ts';
import { headersFile } from '#src/build/hosts/headersFile.ts';
import { hostFileNames, hostFiles } from '#src/build/hosts/hostFiles.ts';
import { nginxConfig } from '#src/build/hosts/nginxConfig.ts';
import { IMMUTABLE, REVALIDATE, siteHeaders } from '#src/build/hosts/siteHeaders.ts';
import { vercelConfig } from '#src/build/hosts/vercelConfig.ts';
import { someSiteUrls } from './someSiteUrls';

const documents = [
  { path: '/index.html', content: '<script>start()</script><style>a{}</style>' },
  { path: '/legal/index.html', content: '<script>start()</script>' },
  { path: '/404.html', content: '<style>b{}</style>' },
];
const others = ['/robots.txt', '/assets/main.0123456789.js', '/fonts/type.0123456789.woff2'].map(
  (path) => ({ path, content: '' }),
);
const headers = siteHeaders([...documents, ...others], someSiteUrls());
const entries = Object.entries(headers.everywhere);

test('writes one file for each host, with one policy for all documents', () => {
  const files = hostFiles(documents, someSiteUrls());
  expect(files.map(({ path }) => path)).toEqual(hostFileNames.map((name) => `/${name}`));
  expect(files).toHaveLength(5);
  for (const { content } of files) {
    for (const inline of ['start()', 'a{}', 'b{}']) expect(content).toContain(hashSource(inline));
  }
});

test('throws when inline styles make the policy so long that hosts would drop it', () => {
  const styles = Array.from({ length: 40 }, (_, index) => `<style>a{order:${index}}</style>`);
  const home = { path: '/index.html', content: styles.join('') };
  expect(() => hostFiles([home], someSiteUrls())).toThrow(
    /^A line of _headers has \d+ characters, .* use fewer/,
  );
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

test.each([
  ['/', REVALIDATE],
  ['/une/adresse/inconnue', REVALIDATE],
  ['/assets/disparu.0123456789.js', REVALIDATE],
  ['/assets/main.0123456789.js', IMMUTABLE],
  ['/fonts/type.0123456789.woff2', IMMUTABLE],
])('Vercel sends every header once for %s, with the caching %s', (path, caching) => {
  const config = JSON.parse(vercelConfig(headers)) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  // Vercel's own syntax; as far as these sources use it, regular expressions are the same.
  const matching = config.headers.filter(({ source }) => new RegExp(`^${source}$`).test(path));
  const sent = matching.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value]));
  expect(sent).toEqual([...entries, ['Cache-Control', caching]]);
});

test.each([
  ['nginx', nginxConfig, (name: string, value: string) => `add_header ${name} "${value}" always;`],
  ['Apache', apacheConfig, (name: string, value: string) => `Header always set ${name} "${value}"`],
])('%s sends every header, also with errors, and serves no file for hosts', (_, write, line) => {
  const lines = write(headers, ['_headers', 'vercel.json']).split('\n');
  const everything = [...entries, ['Cache-Control', REVALIDATE]];
  for (const [name = '', value = ''] of everything) expect(lines).toContain(line(name, value));
  expect(lines.join('\n')).toContain(String.raw`(_headers|vercel\.json)$`);
});
