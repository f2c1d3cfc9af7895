import { readPageSettings, readSiteUrls } from '#src/build/settings.ts';

const local = { siteUrl: 'http://localhost:8080', supabaseUrl: '' };

test.each([
  ['a URL without TLS', { SITE_URL: 'http://a.fr' }, { ...local, siteUrl: 'http://a.fr' }],
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

test.each([
  ['public-key', 'public-key'],
  // The client library throws without one.
  ['', 'local'],
])('gives the page the owner’s URLs and the key « %s »', (key, used) => {
  const settings = readPageSettings({
    SITE_URL: ' https://www.exemple.fr/ ',
    SUPABASE_URL: 'https://abcdef.supabase.co//',
    SUPABASE_ANON_KEY: key,
  });
  expect(settings).toEqual({
    SITE_URL: 'https://www.exemple.fr',
    SUPABASE_URL: 'https://abcdef.supabase.co',
    SUPABASE_ANON_KEY: used,
  });
});
