import { anchors } from '#src/content/anchors.ts';
import { hasSection } from '#src/content/navigation.ts';
import { readdirSync } from 'node:fs';
import { contentSecurityPolicy } from '#src/build/policy/contentSecurityPolicy.ts';
import { hashInline } from '#src/build/policy/hashInline.ts';
import { IMMUTABLE_FOLDERS, siteHeaders } from '#src/build/hosts/siteHeaders.ts';
import type { SiteUrls } from '#src/build/settings.ts';
import { publicFolder } from '#src/build/folders.ts';
import { readFontUrl } from '#src/build/readFontUrl.ts';
import { someSiteUrls } from '../../support/someSiteUrls';

const nothingInline = hashInline([]);

const policy = (urls: Partial<SiteUrls> = {}) =>
  contentSecurityPolicy(nothingInline, someSiteUrls(urls)).split('; ');

// security.test.ts shows in a browser what the policy blocks.
test('allows no origin but the site’s and the video host’s, and no site to frame the page', () => {
  const origins = policy()
    .join(' ')
    .match(/\S*[:*]\S*/g);
  const hasVideo = hasSection(anchors.videoDemo);
  expect(origins ?? []).toEqual(hasVideo ? ['https://www.youtube-nocookie.com'] : []);
  expect(policy()).toEqual(
    expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'"]),
  );
});

test('allows no frame, and no other origin, without a video', async () => {
  await jest.isolateModulesAsync(async () => {
    const { brand } = await import('#src/content/brand.ts');
    Object.assign(brand.video, { id: '' });
    const edited = await import('#src/build/policy/contentSecurityPolicy.ts');
    const text = edited.contentSecurityPolicy(nothingInline, someSiteUrls());
    expect(text).toContain("default-src 'none'");
    expect(text).not.toMatch(/frame-src|[:*]/);
  });
});

test('lets requests and the form go to a function of another origin', () => {
  const directives = policy({ supabaseUrl: 'https://abc.supabase.co/a' });
  expect(directives).toContain("connect-src 'self' https://abc.supabase.co");
  expect(directives).toContain("form-action 'self' https://abc.supabase.co");
});

test('sends every security header', () => {
  const { everywhere } = siteHeaders([], someSiteUrls());
  expect(Object.keys(everywhere)).toEqual([
    'Content-Security-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Permissions-Policy',
  ]);
});

test('requires TLS, but not of a site without it: browsers could not reopen its preview', () => {
  expect(policy()).toContain('upgrade-insecure-requests');
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
