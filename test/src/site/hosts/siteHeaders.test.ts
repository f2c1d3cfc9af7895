/** @jest-environment node */
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

test('does not ask for TLS for a site without it, or its preview could not be opened again', () => {
  expect(headersAt('http://localhost:8080')).not.toHaveProperty('Strict-Transport-Security');
});

test('files that are copied under their own names are in no folder whose files are kept for a year', () => {
  const files = readdirSync(publicFolder, { encoding: 'utf8', recursive: true });
  const isKept = (file: string) =>
    IMMUTABLE_FOLDERS.some((folder) => `/${file}`.startsWith(folder));
  expect(files.filter(isKept)).toEqual([]);
});
