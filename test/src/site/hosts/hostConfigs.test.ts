import { azureConfig } from '../../../../src/site/hosts/azureConfig';
import { IMMUTABLE, REVALIDATE } from '../../../../src/site/hosts/siteHeaders';
import { vercelConfig } from '../../../../src/site/hosts/vercelConfig';
import { someHeaders } from './someHeaders';

const headers = someHeaders({ scripts: ["'sha256-AAAA='"] });

test('Azure: headers for all, another caching for two folders, 404 with its status', () => {
  const immutable = { 'Cache-Control': IMMUTABLE };
  expect(JSON.parse(azureConfig(headers))).toMatchObject({
    globalHeaders: { ...headers.everywhere, 'Cache-Control': REVALIDATE },
    routes: [
      { route: '/assets/*', headers: immutable },
      { route: '/fonts/*', headers: immutable },
    ],
    responseOverrides: { '404': { rewrite: '/404.html', statusCode: 404 } },
  });
});

interface VercelRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** path-to-regexp takes the parentheses of a source over as they are. */
function vercelHeaders(path: string): Record<string, string> {
  const config = JSON.parse(vercelConfig(headers)) as { headers: VercelRule[] };
  const matching = config.headers.filter(({ source }) => new RegExp(`^${source}$`).test(path));
  const all = matching.flatMap((rule) => rule.headers);
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  return Object.fromEntries(all.map(({ key, value }) => [key, value]));
}

test.each([
  ['/', REVALIDATE],
  ['/404.html', REVALIDATE],
  ['/une/adresse/inconnue', REVALIDATE],
  ['/assets/main.0123456789.js', IMMUTABLE],
  ['/fonts/instrument-sans-fr.woff2', IMMUTABLE],
])('Vercel: %s gets every header once, with the caching %s', (path, caching) => {
  expect(vercelHeaders(path)).toEqual({ ...headers.everywhere, 'Cache-Control': caching });
});
