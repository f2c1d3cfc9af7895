import { liveFindings } from '#src/build/check-live/liveFindings.ts';
import { brand } from '#src/content/brand.ts';
import { allFacts } from '../../../support/allFacts';

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

type Brand = typeof brand;

const filled: Brand = { ...fillIn(brand), bookingUrl: '' };
const { contact, legal, privacy, rating, video } = filled;
const fictionalValues = new Set(['Exemplia', 'aBcDeF']);

const findings = (changes: Partial<Brand>, environment: Record<string, string> = settings) =>
  liveFindings({ brand: { ...filled, ...changes }, facts: allFacts, fictionalValues }, environment);

test.each<[string, Partial<Brand>, Record<string, string>]>([
  ['with the function on Supabase', {}, settings],
  ['with its function on its own origin', {}, { SITE_URL: settings.SITE_URL, SUPABASE_URL: '' }],
  ['without a video', { video: { ...video, id: '' } }, settings],
  ['without a rating', { rating: { ...brand.rating, isShown: false } }, settings],
  ['without a data protection officer', { privacy: { ...privacy, dpo: '' } }, settings],
  ['with a diary', { bookingUrl: 'https://calendly.com/solveo/demo' }, settings],
])('finds nothing on a site that is ready: %s', (_how, changes, environment) => {
  expect(findings(changes, environment)).toEqual([]);
});

test.each<[string, Partial<Brand>]>([
  ['provider : « Exemplia » est fictif', { provider: 'Exemplia' }],
  ['contact.email : à compléter', { contact: { ...contact, email: '' } }],
  // A page that offers no call needs it too.
  ['contact.phone : à compléter (la loi', { contact: { ...contact, phone: '' } }],
  ['legal.host.name : à compl', { legal: { ...legal, host: { ...legal.host, name: '' } } }],
  ['video.id : « aBcDeF » est fictif', { video: { ...video, id: 'aBcDeF' } }],
  [
    'rating.source : à compléter',
    { rating: { ...rating, source: { name: '', url: '', month: '' } } },
  ],
  ['rating.source : à compl', { rating: { ...rating, source: { ...rating.source, url: '' } } }],
  ['bookingUrl : « http://a.fr »', { bookingUrl: 'http://a.fr' }],
  ['bookingUrl : « https:// »', { bookingUrl: 'https://' }],
])('names what is empty, fictional or cannot be right: %s', (finding, changes) => {
  expect(findings(changes)).toEqual([expect.stringContaining(`src/content/brand.ts, ${finding}`)]);
});

test.each(['certification', 'accountProvider'])('asks for the proof of a claim: %s', (fact) => {
  const facts = { ...allFacts, [fact]: '' };
  expect(liveFindings({ brand: filled, facts, fictionalValues }, settings)).toEqual([
    `src/content/facts.ts, ${fact} : à compléter`,
  ]);
});

test.each([
  ['SITE_URL', ''],
  ['SITE_URL', 'http://www.example.fr'],
  ['SUPABASE_URL', 'http://abc.supabase.co'],
  ['SUPABASE_ANON_KEY', '  '],
])('finds that the build had a %s that cannot be right: « %s »', (name, value) => {
  expect(findings({}, { ...settings, [name]: value })).toEqual([
    expect.stringMatching(`^${name} :`),
  ]);
});

test('finds that the build had no setting at all', () => {
  expect(findings({}, {})).toEqual([
    expect.stringMatching(/^SITE_URL : absente/),
    expect.stringMatching(/^SUPABASE_URL : absente/),
  ]);
});
