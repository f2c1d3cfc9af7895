import { headersFor, parseHeaderRules } from '#supabase/local/preview/headers.ts';

const rules = parseHeaderRules(`# Comment
/*
  X-Everywhere: yes: "really"

/
  Cache-Control: no-cache
/assets/*.js
  Cache-Control: immutable
  X-Kind: script
/assets/a.b
  x-kind: dotted
/assets/*
  X-Kind: asset
`);

test.each([
  ['/', { 'cache-control': 'no-cache' }],
  ['/elsewhere', {}],
  ['/assets/axb', { 'x-kind': 'asset' }],
  ['/assets/a.b', { 'x-kind': 'dotted, asset' }],
  ['/assets/main.js', { 'cache-control': 'immutable', 'x-kind': 'script, asset' }],
])('%s gets the headers of every rule that matches', (path, headers) => {
  expect(headersFor(rules, path)).toEqual({ 'x-everywhere': 'yes: "really"', ...headers });
});

test('rejects a header before any path', () => {
  expect(() => parseHeaderRules('X-Frame-Options: DENY')).toThrow('begins with a header');
});
