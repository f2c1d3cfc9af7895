import { readSiteUrls } from '#src/build/siteUrls.ts';

const local = { siteUrl: 'http://localhost:8080', supabaseUrl: '' };

it.each([
  ['a URL without TLS', { SITE_URL: 'http://localhost:8080' }, local],
  [
    'a domain with accents, capitals and a slash at the end',
    { SITE_URL: 'https://www.écart-Fils.fr/' },
    { ...local, siteUrl: 'https://www.xn--cart-fils-93a.fr' },
  ],
  ['empty variables, as hosts set them', { SITE_URL: '', SUPABASE_URL: '' }, local],
])('accepts %s', (_what, environment, urls) => {
  expect(readSiteUrls(environment)).toEqual(urls);
});

it.each([
  ['SITE_URL must be an http or https URL', { SITE_URL: 'www.banclair.example' }],
  ['SITE_URL must be a URL without a path', { SITE_URL: 'https://banclair.example/fr' }],
  ['SUPABASE_URL must be a URL without a path', { SUPABASE_URL: 'https://db.example/rest/v1' }],
  ['SUPABASE_URL must be an http or https URL', { SUPABASE_URL: 'javascript:https:1' }],
])('rejects: %s', (sentence, environment) => {
  expect(() => readSiteUrls(environment)).toThrow(sentence);
});
