import { apacheConfig } from '#src/build/hosts/apacheConfig.ts';
import { azureConfig } from '#src/build/hosts/azureConfig.ts';
import { hashInline, hashSource } from '#src/build/hosts/hashInline.ts';
import { headersFile } from '#src/build/hosts/headersFile.ts';
import { hostFileNames, hostFiles } from '#src/build/hosts/hostFiles.ts';
import { nginxConfig } from '#src/build/hosts/nginxConfig.ts';
import { IMMUTABLE, REVALIDATE, siteHeaders } from '#src/build/hosts/siteHeaders.ts';
import { vercelConfig } from '#src/build/hosts/vercelConfig.ts';
import { someSiteUrls } from './someSiteUrls';

const hashes = hashInline(['<script>start()</script>']);
const headers = siteHeaders(hashes, ['404.html', 'index.html', 'legal/index.html'], someSiteUrls());
const entries = Object.entries(headers.everywhere);

test('writes one file for each host, with one policy for all documents', () => {
  const documents = [
    { file: '404.html', text: '<style>b{}</style>' },
    { file: 'index.html', text: '<script>start()</script><style>a{}</style>' },
  ];
  const files = hostFiles(documents, someSiteUrls());
  expect(files.map(({ file }) => file)).toEqual(hostFileNames);
  expect(files).toHaveLength(5);
  expect(files[0]?.text).toContain('\n/404.html\n');
  for (const { text } of files) {
    for (const inline of ['start()', 'a{}', 'b{}']) expect(text).toContain(hashSource(inline));
  }
});

test('throws when inline styles make the policy so long that hosts would drop it', () => {
  const styles = Array.from({ length: 40 }, (_, index) => `<style>a{order:${index}}</style>`);
  const documents = [{ file: 'index.html', text: styles.join('') }];
  expect(() => hostFiles(documents, someSiteUrls())).toThrow(
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
    `/assets/*\n${immutable}`,
    `/fonts/*\n${immutable}\n`,
  ]);
});

test('Azure sends every header, caches two folders for good, and sends 404 for unknown URLs', () => {
  const immutable = { 'Cache-Control': IMMUTABLE };
  expect(JSON.parse(azureConfig(headers))).toMatchObject({
    globalHeaders: { ...headers.everywhere, 'Cache-Control': REVALIDATE },
    routes: [
      { route: '/assets/*', headers: immutable },
      { route: '/fonts/*', headers: immutable },
    ],
    responseOverrides: { '404': { rewrite: '/404.html', statusCode: 404 } },
    mimeTypes: { '.woff2': 'font/woff2' },
  });
});

test.each([
  ['/', REVALIDATE],
  ['/une/adresse/inconnue', REVALIDATE],
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
