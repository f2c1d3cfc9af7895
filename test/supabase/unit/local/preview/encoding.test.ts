/** @jest-environment node */
import { chooseEncoding } from '../../../../../supabase/local/preview/encoding';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
] as const)('for Accept-Encoding %p the encoding is %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
