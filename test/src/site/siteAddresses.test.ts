import { readSiteAddresses } from '../../../src/site/siteAddresses';

const local = { siteUrl: 'http://localhost:8080', supabaseUrl: '' };

it.each([
  ['nothing', {}, local],
  ['an address without TLS', { SITE_URL: 'http://localhost:8080' }, local],
  ['empty variables, as hosts set them', { SITE_URL: '', SUPABASE_URL: '' }, local],
  [
    'slashes and spaces around the addresses',
    { SITE_URL: ' https://www.banclair.example/ ', SUPABASE_URL: 'https://a.supabase.example//' },
    { siteUrl: 'https://www.banclair.example', supabaseUrl: 'https://a.supabase.example' },
  ],
])('takes %s', (_what, environment, addresses) => {
  expect(readSiteAddresses(environment)).toEqual(addresses);
});

it.each([
  ['SITE_URL must be an http or https address', { SITE_URL: 'www.banclair.example' }],
  ['SITE_URL must be an http or https address', { SITE_URL: 'ftp://banclair.example' }],
  ['SITE_URL must be an address without a path', { SITE_URL: 'https://banclair.example/fr' }],
  ['SITE_URL must be an address without a path', { SITE_URL: 'https://banclair.example/?a=b' }],
  ['SUPABASE_URL must be an http or https address', { SUPABASE_URL: 'a.supabase.example' }],
  ['SUPABASE_URL must be an http or https address', { SUPABASE_URL: 'javascript:https:1' }],
])('refuses: %s', (sentence, environment) => {
  expect(() => readSiteAddresses(environment)).toThrow(sentence);
});
