import { isFictionalPhone, isReservedHost } from '#src/build/go-live/placeholders.ts';
import { liveFindings } from '#src/build/go-live/liveFindings.ts';
import type { LiveBrand, LiveInput, LiveSettings } from '#src/build/go-live/liveFindings.ts';
import { liveReport, liveSummary } from '#src/build/go-live/liveReport.ts';
import type { LiveProofs } from '#src/build/go-live/proofFindings.ts';
import { brand, facts, proofs } from '#src/content/brand.ts';
import type { Facts } from '#src/content/facts.ts';
import { allFacts, ratingSource } from '../../../support/allFacts';

const { legal, privacy } = JSON.parse(
  JSON.stringify(brand).replaceAll('""', '"Réel"').replaceAll('false', 'true'),
) as LiveBrand;

const ready: LiveInput = {
  brand: {
    product: 'Réel',
    provider: 'Réel SAS',
    contact: { email: 'contact@reel.fr', phone: '+33 4 78 00 00 00' },
    video: { ...brand.video, id: 'dQw4w9WgXcQ' },
    legal,
    privacy,
    rating: { isShown: true, source: ratingSource },
  },
  facts: allFacts,
  proofs: Object.fromEntries(Object.keys(proofs).map((name) => [name, 'Dossier'])) as LiveProofs,
  settings: {
    siteUrl: 'https://www.reel.fr',
    supabaseUrl: 'https://abcdefgh.supabase.co',
    supabaseAnonKey: 'eyJ',
  },
};

/** The findings on a site that is ready except for these changes. */
const found = (changes: Partial<LiveInput>) => liveFindings({ ...ready, ...changes });
const foundIn = (brand: Partial<LiveBrand>) => found({ brand: { ...ready.brand, ...brand } });

const reported = (words: string) => [
  { where: 'src/content/brand.ts', what: expect.stringContaining(words) as string },
];

it('reports nothing on a site that is ready', () => {
  expect(liveFindings(ready)).toEqual([]);
});

const { contact } = ready.brand;
const withVideo = (id: string) => ({ video: { ...brand.video, id } });
const sourced = (source: Partial<typeof ratingSource>) => ({
  rating: { isShown: true, source: { ...ratingSource, ...source } },
});

it.each<[string, Partial<LiveBrand>]>([
  ['produit est encore fictif (« Banclair »)', { product: 'Banclair' }],
  ['prestataire est encore fictif (« Solveo Cloud »)', { provider: 'Solveo Cloud' }],
  ['(« contact@solveo.example »)', { contact: { ...contact, email: 'contact@solveo.example' } }],
  ["e-mail de contact ne reçoit rien (rien n'est", { contact: { ...contact, email: '' } }],
  ['(« +33 1 99 00 12 34 »)', { contact: { ...contact, phone: '+33 1 99 00 12 34' } }],
  ['Le numéro de téléphone', { contact: { ...contact, phone: '' } }],
  ['(« 01 23 »)', { contact: { ...contact, phone: '01 23' } }],
  ["La vidéo est encore celle d'essai", { video: { ...brand.video, id: 'M7lc1UVf-VE' } }],
  ["La vidéo est encore celle d'essai", { video: { ...brand.video, id: '' } }],
  ['(« https://youtu.be/dQw4w9WgXcQ »)', withVideo('https://youtu.be/dQw4w9WgXcQ')],
  ['onze caractères', withVideo('dQw4w9WgXc')],
  ['social est à compléter (legal.shareCapital)', { legal: { ...legal, shareCapital: '' } }],
  ['TVA', { legal: { ...legal, vatNumber: '  ' } }],
  ['(legal.host.phone)', { legal: { ...legal, host: { ...legal.host, phone: '' } } }],
  ['(privacy.dataIsHostedInEurope)', { privacy: { ...privacy, dataIsHostedInEurope: false } }],
  ['(privacy.dataIsNeverSold)', { privacy: { ...privacy, dataIsNeverSold: false } }],
  ['(privacy.mailsAreDeletedBy)', { privacy: { ...privacy, mailsAreDeletedBy: '' } }],
  ['(privacy.hostsKeepAddressesFor)', { privacy: { ...privacy, hostsKeepAddressesFor: ' ' } }],
  ['(privacy.transfers)', { privacy: { ...privacy, transfers: '' } }],
  ["D'où viennent la note et ses avis", { rating: { isShown: true, source: undefined } }],
  ["D'où viennent la note et ses avis", sourced({ month: ' ' })],
  ["n'est pas publique en https (« http://www.a.fr »)", sourced({ url: 'http://www.a.fr' })],
  ['30 caractères au plus (rating.source.name)', sourced({ name: 'x'.repeat(31) })],
])('reports in brand.ts: %s', (words, change) => {
  expect(foundIn(change)).toEqual(reported(words));
});

it.each<[string, Partial<LiveSettings>, string]>([
  ['SITE_URL', { siteUrl: 'http://localhost:8080' }, '(« http://localhost:8080 »)'],
  ['SITE_URL', { siteUrl: '' }, "(rien n'est indiqué)"],
  ['SITE_URL', { siteUrl: 'http://www.reel.fr' }, 'pas publique en https'],
  ['SITE_URL', { siteUrl: 'https://www.banclair.example' }, 'pas publique en https'],
  ['SUPABASE_URL', { supabaseUrl: '' }, 'serveur local'],
  ['SUPABASE_URL', { supabaseUrl: 'http://127.0.0.1:54321' }, 'serveur local'],
  ['SUPABASE_ANON_KEY', { supabaseAnonKey: 'local' }, 'La clé publique'],
  ['SUPABASE_ANON_KEY', { supabaseAnonKey: '' }, 'La clé publique'],
])('reports the variable %s: %p', (where, change, words) => {
  const what = expect.stringContaining(words) as string;
  expect(found({ settings: { ...ready.settings, ...change } })).toEqual([{ where, what }]);
});

it.each(Object.keys(proofs))('reports a missing proof: %s', (name) => {
  expect(found({ proofs: { ...ready.proofs, [name]: ' ' } })).toEqual(reported(`(proofs.${name})`));
});

it('accepts a source with a name of 30 characters', () => {
  expect(foundIn(sourced({ name: 'x'.repeat(30) }))).toEqual([]);
});

it('requires neither source nor proof of a hidden rating', () => {
  const brand = { ...ready.brand, rating: { isShown: false, source: undefined } };
  const proofs = { ...ready.proofs, rating: '', psd2: '' };
  expect(found({ brand, proofs })).toEqual(reported('(proofs.psd2)'));
});

it('reports every fact as missing on delivery, the most useful to readers first', () => {
  const order = found({ facts }).map(({ what }) => /\? \(facts\.(\w+)\)$/.exec(what)?.[1]);
  expect(order.join(' ')).toBe(
    'banks connection price control demo accountProvider hosting oldLines certification',
  );
});

it.each<[string, string, Facts]>([
  ['incomplete', '(facts.hosting)', { hosting: { place: 'en France', host: '' } }],
  ['too long', 'dépasse 240 caractères (facts.price)', { price: `Un ${'très '.repeat(60)}long.` }],
])('reports a fact that is %s', (_, words, some) => {
  expect(found({ facts: { ...allFacts, ...some } })).toEqual(reported(words));
});

it('accepts a sentence of the maximum length', () => {
  const price = `${'a'.repeat(239)}.`;
  expect(found({ facts: { ...allFacts, price } })).toEqual([]);
});

it('reports every legal detail as missing on delivery', () => {
  const details = found({ brand }).filter(({ what }) => what.includes('est à compléter'));
  expect(details).toHaveLength(9);
});

it.each([
  [true, ['solveo.example', 'www.example.com', 'a.test', 'localhost', '127.0.0.1', '[::1]']],
  [false, ['example.fr', 'contest', 'www.attest.fr', 'test.fr']],
  [false, ['128.0.0.1', '[2001:db8::1]', 'a127.0.fr']],
])('isReservedHost returns %s for %p', (isReserved, hosts) => {
  expect(hosts.map(isReservedHost)).toEqual(hosts.map(() => isReserved));
});

it.each([
  [true, ['+33 1 99 00 12 34', '01 99 00 12 34', '06.39.98.00.00', '0033261910000']],
  [true, ['03 53 01 00 00', '04 65 71 00 00', '05 36 49 00 00']],
  [false, ['+33 1 98 00 12 34', '04 78 19 90 00', '19 09 00 12 34']],
])('isFictionalPhone returns %s for %p', (isFictional, phones) => {
  expect(phones.map(isFictionalPhone)).toEqual(phones.map(() => isFictional));
});

it('prints one line for each finding below their count, which a build prints too', () => {
  const findings = [
    { where: 'SITE_URL', what: 'Un.' },
    { where: 'src/content/brand.ts', what: 'Deux.' },
  ];
  expect(liveReport(findings).split('\n')).toEqual([
    '2 points à compléter avant la mise en ligne :',
    'SITE_URL              Un.',
    'src/content/brand.ts  Deux.',
  ]);
  expect(liveReport([])).toBe('Tout est prêt pour la mise en ligne.');
  expect(liveSummary(findings)).toBe(
    '2 points à compléter avant la mise en ligne. Le détail : npm run check:live',
  );
  expect(liveSummary(findings.slice(1))).toMatch(/^1 point à/);
  expect(liveSummary([])).toBeUndefined();
});
