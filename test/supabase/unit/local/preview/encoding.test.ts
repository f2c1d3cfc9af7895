import { startSiteUnderTest } from './site-under-test';

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
