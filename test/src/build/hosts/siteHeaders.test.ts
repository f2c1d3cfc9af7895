import { readdirSync } from 'node:fs';
import { IMMUTABLE_FOLDERS, siteHeaders } from '#src/build/hosts/siteHeaders.ts';
import { publicFolder } from '#src/build/folders.ts';
import { readFontUrl } from '#src/build/readFontUrl.ts';
import { someSiteUrls } from '../../support/someSiteUrls';

const headersOf = (siteUrl: string) => siteHeaders([], someSiteUrls({ siteUrl })).everywhere;

test('sends every security header', () => {
  expect(headersOf('https://www.banclair.example')).toMatchObject({
    'Content-Security-Policy': "frame-ancestors 'none'; upgrade-insecure-requests",
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  });
});

test('requires no TLS of a site without it: browsers could not reopen its preview', () => {
  const headers = headersOf('http://localhost:8080');
  expect(headers).toHaveProperty('Content-Security-Policy', "frame-ancestors 'none'");
  expect(headers).not.toHaveProperty('Strict-Transport-Security');
});

test('public/ has no file in a folder that is cached for a year, but for the font, whose URL changes with it', () => {
  const files = readdirSync(publicFolder, { encoding: 'utf8', recursive: true });
  const filesIn = (folder: string) => files.filter((file) => `/${file}`.startsWith(folder));
  expect(IMMUTABLE_FOLDERS.flatMap(filesIn).map((file) => `/${file}`)).toEqual([
    readFontUrl(publicFolder).split('?')[0],
  ]);
});
