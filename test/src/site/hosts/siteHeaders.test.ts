/** @jest-environment node */
import { siteHeaders } from '../../../../src/site/hosts/siteHeaders';
import { nothingInline, someAddresses } from './someHeaders';

const headersAt = (siteUrl: string) =>
  siteHeaders(nothingInline, ['index.html'], someAddresses({ siteUrl })).everywhere;

test('sends every security header', () => {
  expect(headersAt('https://www.banclair.example')).toEqual({
    'Content-Security-Policy': expect.stringMatching(/^default-src 'none'; /) as unknown,
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('camera=()') as unknown,
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

test('does not ask for TLS for a site without it, or its preview could not be opened again', () => {
  expect(headersAt('http://localhost:8080')).not.toHaveProperty('Strict-Transport-Security');
});

test.each(['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'])(
  'grants %s to the player and to itself, without which the player would not have it',
  (feature) => {
    expect(headersAt('https://www.banclair.example')['Permissions-Policy']).toContain(
      `${feature}=(self "https://www.youtube-nocookie.com")`,
    );
  },
);
