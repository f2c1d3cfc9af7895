import { headersFile } from '#src/build/hosts/headersFile.ts';
import { readHeadersFile } from '#src/build/hosts/readHeadersFile.ts';
import { IMMUTABLE, REVALIDATE, siteHeaders } from '#src/build/hosts/siteHeaders.ts';
import { someSiteUrls } from './someSiteUrls';

const files = ['/index.html', '/404.html', '/assets/main.0123456789.js'].map((path) => ({
  path,
  content: '',
}));
const headers = siteHeaders(files, someSiteUrls());

test.each([
  ['/', REVALIDATE],
  ['/assets/main.0123456789.js', IMMUTABLE],
  ['/assets/disparu.0123456789.js', undefined],
])('reads the headers of %s in what was generated', (path, caching) => {
  const { 'Cache-Control': found, ...others } = Object.fromEntries(
    readHeadersFile(headersFile(headers), path),
  );
  expect(others).toEqual(headers.everywhere);
  expect(found).toBe(caching);
});
