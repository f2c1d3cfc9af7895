import { liveFindings } from '#src/build/check-live/liveFindings.ts';
import { brand } from '#src/content/brand.ts';
import { allFacts, ratingSource } from '../../../support/allFacts';

const settings = {
  SITE_URL: 'https://www.example.fr',
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_ANON_KEY: 'eyJ',
};

/** Every text of the brand as an owner writes it. */
function fillIn<T>(value: T, name = ''): T {
  if (typeof value === 'string') return `Réel : ${name}` as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, fillIn(each, key)]),
  ) as T;
}

const owner = {
  brand: { ...fillIn(brand), rating: { isShown: true, source: ratingSource } },
  facts: allFacts,
  fictionalValues: new Set(['Exemplia', 'aBcDeF']),
};

test.each([
  ['with the function on Supabase', settings],
  ['with the function on its own origin', { SITE_URL: settings.SITE_URL, SUPABASE_URL: '' }],
])('finds nothing on a site that is ready: %s', (_how, given) => {
  expect(liveFindings(owner, given)).toEqual([]);
});

test.each([
  ['brand.ts, provider', { provider: 'Exemplia' }],
  ['brand.ts, contact.email', { contact: { ...owner.brand.contact, email: '' } }],
  [
    'brand.ts, legal.host.phone',
    { legal: { ...owner.brand.legal, host: { ...owner.brand.legal.host, phone: '' } } },
  ],
  ['brand.ts, video.id', { video: { id: 'aBcDeF' } }],
  ['brand.ts, rating.source', { rating: { isShown: true, source: undefined } }],
])('names a field that is empty or fictional: %s', (field, change) => {
  expect(liveFindings({ ...owner, brand: { ...owner.brand, ...change } }, settings)).toEqual([
    expect.stringContaining(`${field} :`),
  ]);
});

test.each<[string | undefined, boolean]>([
  [undefined, true],
  ['', true],
  ['https://calendly.com/solveo/demo', true],
  ['http://calendly.com/solveo/demo', false],
  ['calendly.com/solveo/demo', false],
  ['https://', false],
  ['https:calendly.com', false],
])('a diary at %s is fine: %s', (bookingUrl, isFine) => {
  const findings = liveFindings({ ...owner, brand: { ...owner.brand, bookingUrl } }, settings);
  expect(findings).toEqual(isFine ? [] : [expect.stringMatching(/bookingUrl : .* https/)]);
});

test('asks for nothing about a video that the page does not have', () => {
  const brandWithoutVideo = { ...owner.brand, video: { id: '' } };
  expect(liveFindings({ ...owner, brand: brandWithoutVideo }, settings)).toEqual([]);
});

test('says why a page that offers no call needs a phone', () => {
  const contact = { ...owner.brand.contact, phone: '' };
  expect(liveFindings({ ...owner, brand: { ...owner.brand, contact } }, settings)).toEqual([
    expect.stringMatching(/contact\.phone : à compléter .*mentions légales/),
  ]);
});

test('asks for no source of a rating that the page does not show', () => {
  const rating = { isShown: false, source: undefined };
  expect(liveFindings({ ...owner, brand: { ...owner.brand, rating } }, settings)).toEqual([]);
});

test.each(['certification', 'accountProvider'])('asks for the proof of a claim: %s', (fact) => {
  expect(liveFindings({ ...owner, facts: { ...allFacts, [fact]: '' } }, settings)).toEqual([
    `src/content/facts.ts, ${fact} : à compléter`,
  ]);
});

test.each([
  ['SITE_URL', { ...settings, SITE_URL: undefined }],
  ['SITE_URL', { ...settings, SITE_URL: 'http://www.example.fr' }],
  ['SUPABASE_URL', { ...settings, SUPABASE_URL: undefined }],
  ['SUPABASE_URL', { ...settings, SUPABASE_URL: 'http://abc.supabase.co' }],
  ['SUPABASE_ANON_KEY', { ...settings, SUPABASE_ANON_KEY: undefined }],
  ['SUPABASE_ANON_KEY', { ...settings, SUPABASE_ANON_KEY: '  ' }],
])('finds that the build lacked %s, or had one that cannot be right: %#', (name, given) => {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  expect(liveFindings(owner, set)).toEqual([expect.stringMatching(`^${name} :`)]);
});
