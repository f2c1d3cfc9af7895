import { readSiteUrls } from '#src/build/siteUrls.ts';

const local = { siteUrl: 'http://localhost:8080', supabaseUrl: '' };

test.each([
  ['a URL without TLS', { SITE_URL: 'http://localhost:8080' }, local],
  ['an accent', { SITE_URL: 'https://É.fr/' }, { ...local, siteUrl: 'https://xn--9ca.fr' }],
  ['empty variables, as hosts set them', { SITE_URL: '', SUPABASE_URL: '' }, local],
])('accepts %s', (_what, environment, urls) => {
  expect(readSiteUrls(environment)).toEqual(urls);
});

test.each([
  ['SITE_URL must be an http or https URL', { SITE_URL: 'www.banclair.example' }],
  ['SITE_URL must be a URL without a path', { SITE_URL: 'https://banclair.example/fr' }],
  ['SUPABASE_URL must be a URL without a path', { SUPABASE_URL: 'https://db.example/rest/v1' }],
  ['SUPABASE_URL must be an http or https URL', { SUPABASE_URL: 'javascript:https:1' }],
])('rejects: %s', (sentence, environment) => {
  expect(() => readSiteUrls(environment)).toThrow(sentence);
});
