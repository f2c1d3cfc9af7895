import { contentSecurityPolicy } from '../../../../src/site/hosts/contentSecurityPolicy';
import type { SiteAddresses } from '../../../../src/site/siteAddresses';
import { nothingInline, someAddresses } from './someHeaders';

const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const policyFor = (addresses: Partial<SiteAddresses>) =>
  directives(contentSecurityPolicy(nothingInline, someAddresses(addresses)));

test('allows the site itself and the video host, and nothing else', () => {
  expect(policyFor({})).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", EMPTY],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ['https://www.youtube-nocookie.com'],
    'form-action': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'upgrade-insecure-requests': [],
  });
});

test('allows inline scripts, styles and attributes by hash, each in its directive', () => {
  const hashes = { scripts: ["'s'"], styleElements: [EMPTY, "'e'"], styleAttributes: ["'a'"] };
  expect(directives(contentSecurityPolicy(hashes, someAddresses({})))).toMatchObject({
    'script-src': ["'self'", "'s'"],
    'style-src': ["'self'", EMPTY, "'e'"],
    'style-src-attr': ["'unsafe-hashes'", "'a'"],
  });
});

test.each([
  ['an origin of its own', 'https://abc.supabase.co/', ["'self'", 'https://abc.supabase.co']],
  ['a port', 'http://127.0.0.1:54321', ["'self'", 'http://127.0.0.1:54321']],
  ['the origin of the site', 'https://www.banclair.example/', ["'self'"]],
])('lets requests and the form go to a function with %s', (_what, supabaseUrl, sources) => {
  expect(policyFor({ supabaseUrl })).toMatchObject({
    'connect-src': sources,
    'form-action': sources,
  });
});

test('upgrades requests only where the site has TLS', () => {
  expect(policyFor({ siteUrl: 'http://localhost:8080' })).not.toHaveProperty(
    'upgrade-insecure-requests',
  );
});
