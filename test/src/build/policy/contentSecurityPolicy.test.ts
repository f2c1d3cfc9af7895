import { anchors } from '#src/content/anchors.ts';
import { hasSection } from '#src/content/navigation.ts';
import { addPolicy } from '#src/build/policy/addPolicy.ts';
import { contentSecurityPolicy } from '#src/build/policy/contentSecurityPolicy.ts';
import { hashInline, hashSource } from '#src/build/policy/hashInline.ts';
import type { SiteUrls } from '#src/build/settings.ts';
import { someSiteUrls } from '../../support/someSiteUrls';

const nothingInline = hashInline('');

const policy = (urls: Partial<SiteUrls> = {}) =>
  contentSecurityPolicy(nothingInline, someSiteUrls(urls)).split('; ');

// security.test.ts shows in a browser what the policy blocks.
test('allows no origin but the site’s and the video host’s', () => {
  const origins = policy()
    .join(' ')
    .match(/\S*[:*]\S*/g);
  const hasVideo = hasSection(anchors.videoDemo);
  expect(origins ?? []).toEqual(hasVideo ? ['https://www.youtube-nocookie.com'] : []);
  expect(policy()).toContain("default-src 'none'");
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

test('a document has the policy of its own styles and scripts, before anything that loads', () => {
  const start = '<!doctype html><html lang="fr"><head><meta charSet="utf-8"/>';
  const rest =
    '<script src="https://a.example/"></script><style>a{}</style></head><script>b()</script>';
  const html = addPolicy(start + rest, someSiteUrls());
  const [, written = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
  expect(html).toBe(
    `${start}<meta http-equiv="Content-Security-Policy" content="${written}">${rest}`,
  );
  for (const inline of ['a{}', 'b()']) expect(written).toContain(hashSource(inline));
});

test('covers the styles that browsers without JavaScript read', () => {
  const html = '<style>a{}</style><noscript><style>b{}</style></noscript>';
  expect(hashInline(html).styleElements).toEqual(['a{}', 'b{}'].map(hashSource));
});

test('a document that names no character set has no place for its policy, and ends the build', () => {
  expect(() => addPolicy('<p>Rien</p>', someSiteUrls())).toThrow('character set');
});
