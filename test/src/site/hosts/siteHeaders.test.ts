import { readdirSync } from 'node:fs';
import { IMMUTABLE_FOLDERS, siteHeaders } from '../../../../src/site/hosts/siteHeaders';
import { publicFolder } from '../../../../src/site/webpack/folders';
import { nothingInline, someAddresses } from './someHeaders';

const headersAt = (siteUrl: string) =>
  siteHeaders(nothingInline, ['index.html'], someAddresses({ siteUrl })).everywhere;

test('sends every security header', () => {
  expect(headersAt('https://www.banclair.example')).toEqual({
    'Content-Security-Policy': expect.stringMatching(/^default-src 'none'; /) as unknown,
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  });
});

test('sends no HSTS for a site without TLS, or browsers could not reopen its preview', () => {
  expect(headersAt('http://localhost:8080')).not.toHaveProperty('Strict-Transport-Security');
});

test('no file of public/ is in a folder that is cached for a year', () => {
  const files = readdirSync(publicFolder, { encoding: 'utf8', recursive: true });
  const isKept = (file: string) =>
    IMMUTABLE_FOLDERS.some((folder) => `/${file}`.startsWith(folder));
  expect(files.filter(isKept)).toEqual([]);
});
