import { headersFor, parseHeaderRules } from '../../../../../supabase/local/preview/headers';

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
  ['/', { 'x-everywhere': 'yes: "really"', 'cache-control': 'no-cache' }],
  ['/elsewhere', { 'x-everywhere': 'yes: "really"' }],
  ['/assets/axb', { 'x-everywhere': 'yes: "really"', 'x-kind': 'asset' }],
  ['/assets/a.b', { 'x-everywhere': 'yes: "really"', 'x-kind': 'dotted, asset' }],
  [
    '/assets/main.js',
    { 'x-everywhere': 'yes: "really"', 'cache-control': 'immutable', 'x-kind': 'script, asset' },
  ],
])('%s gets the headers of every rule that matches', (path, headers) => {
  expect(headersFor(rules, path)).toEqual(headers);
});

test('a header before any path is an error', () => {
  expect(() => parseHeaderRules('X-Frame-Options: DENY')).toThrow('begins with a header');
});
