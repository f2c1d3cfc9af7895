import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { HOME, startSiteUnderTest } from './site-under-test';

let site: Awaited<ReturnType<typeof startSiteUnderTest>>;
beforeAll(async () => {
  site = await startSiteUnderTest('http://127.0.0.1:9');
});
afterAll(() => site.stop());

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
])('for Accept-Encoding %p the encoding is %s', async (header, encoding) => {
  const accept: Record<string, string> = header === undefined ? {} : { 'accept-encoding': header };
  const { headers } = await site.ask('GET', '/', accept);
  expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('sends text as %s, and fonts as they are', async (encoding, decompress) => {
  const accept = { 'accept-encoding': encoding };
  const { headers, body } = await site.ask('GET', '/', accept);
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
  expect(decompress(body).toString()).toBe(HOME);
  expect(body.length).toBeLessThan(200);
  const font = await site.ask('GET', '/fonts/a.woff2', accept);
  expect(font.headers['content-encoding']).toBeUndefined();
});
