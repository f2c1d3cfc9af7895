import { readdirSync } from 'node:fs';
import { contentSecurityPolicy } from '#src/build/hosts/contentSecurityPolicy.ts';
import { hashInline } from '#src/build/hosts/hashInline.ts';
import { IMMUTABLE_FOLDERS, siteHeaders } from '#src/build/hosts/siteHeaders.ts';
import type { SiteUrls } from '#src/build/siteUrls.ts';
import { publicFolder } from '#src/build/folders.ts';
import { readFontUrl } from '#src/build/font.ts';
import { someSiteUrls } from './someSiteUrls';

const nothingInline = hashInline([]);

const policy = (urls: Partial<SiteUrls> = {}) =>
  contentSecurityPolicy(nothingInline, someSiteUrls(urls)).split('; ');

test('allows the site itself and the video host, and nothing else', () => {
  expect(policy()).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ]);
});

test('lets requests and the form go to a function of another origin', () => {
  const directives = policy({ supabaseUrl: 'https://abc.supabase.co/a' });
  expect(directives).toContain("connect-src 'self' https://abc.supabase.co");
  expect(directives).toContain("form-action 'self' https://abc.supabase.co");
});

test('sends every security header', () => {
  const { everywhere } = siteHeaders([], someSiteUrls());
  expect(everywhere).toEqual({
    'Content-Security-Policy': expect.stringMatching(/^default-src 'none'; /) as unknown,
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  });
});

test('does not require TLS of a site without it: browsers could not reopen its preview', () => {
  const urls = { siteUrl: 'http://localhost:8080' };
  expect(policy(urls)).not.toContain('upgrade-insecure-requests');
  const { everywhere } = siteHeaders([], someSiteUrls(urls));
  expect(everywhere).not.toHaveProperty('Strict-Transport-Security');
});

test('public/ has no file in a folder that is cached for a year, but for the font, whose URL changes with it', () => {
  const files = readdirSync(publicFolder, { encoding: 'utf8', recursive: true });
  const filesIn = (folder: string) => files.filter((file) => `/${file}`.startsWith(folder));
  expect(IMMUTABLE_FOLDERS.flatMap(filesIn).map((file) => `/${file}`)).toEqual([
    readFontUrl(publicFolder).split('?')[0],
  ]);
});
