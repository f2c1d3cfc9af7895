import { headersFile } from '../../../../src/site/hosts/headersFile';
import type { SiteHeaders } from '../../../../src/site/hosts/siteHeaders';
import { someHeaders } from './someHeaders';

const REVALIDATE = '  Cache-Control: public, max-age=0, must-revalidate';
const IMMUTABLE = '  Cache-Control: public, max-age=31536000, immutable';

function withPolicyOf(length: number): SiteHeaders {
  const prefix = '  Content-Security-Policy: '.length;
  return {
    everywhere: { 'Content-Security-Policy': 'x'.repeat(length - prefix) },
    documents: [],
  };
}

test('has one block for everything and one for each kind of caching', () => {
  const headers = someHeaders({});
  const [everywhere, ...caching] = headersFile(headers).trimEnd().split('\n\n');
  expect(everywhere?.split('\n')).toEqual([
    '/*',
    ...Object.entries(headers.everywhere).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  expect(caching).toEqual([
    `/\n${REVALIDATE}`,
    `/404.html\n${REVALIDATE}`,
    `/index.html\n${REVALIDATE}`,
    `/assets/*\n${IMMUTABLE}`,
    `/fonts/*\n${IMMUTABLE}`,
  ]);
});

test('accepts a line just under 2,000 characters', () => {
  expect(headersFile(withPolicyOf(1_999)).split('\n')[1]).toHaveLength(1_999);
});

test('throws from 2,000 characters on', () => {
  expect(() => headersFile(withPolicyOf(2_000))).toThrow(
    /^The line for Content-Security-Policy in _headers has 2000 characters, and hosts drop it/,
  );
});
