import { isFictionalPhone, isReservedHost } from '../../../../src/site/go-live/placeholders';
import { liveFindings } from '../../../../src/site/go-live/liveFindings';
import type { LiveBrand, LiveInput, LiveSettings } from '../../../../src/site/go-live/liveFindings';
import { liveReport, liveSummary } from '../../../../src/site/go-live/liveReport';
import type { LiveProofs } from '../../../../src/site/go-live/proofFindings';
import { brand, facts, proofs } from '../../../../src/content/brand';
import type { Facts } from '../../../../src/content/facts';
import { allFacts, ratingSource } from '../../support/allFacts';

const legal: LiveBrand['legal'] = {
  companyForm: 'SAS',
  shareCapital: '10 000 €',
  registration: 'RCS Lyon 123 456 789',
  vatNumber: 'FR00123456789',
  address: '1 rue Haute, 69001 Lyon',
  publicationDirector: 'Dominique Roy',
  host: { name: 'Hébergeur', address: '2 rue Basse, 59000 Lille', phone: '03 20 00 00 00' },
};

const privacy: LiveBrand['privacy'] = {
  dataIsHostedInEurope: true,
  dataIsNeverSold: true,
  mailsAreDeletedBy: 'le responsable commercial',
  hostsKeepAddressesFor: '30 jours',
  transfers: 'aucun.',
};

const readyBrand: LiveBrand = {
  product: 'Réel',
  provider: 'Réel SAS',
  contact: { email: 'contact@reel.fr', phone: '+33 4 78 00 00 00' },
  video: { ...brand.video, id: 'dQw4w9WgXcQ' },
  legal,
  privacy,
  rating: { isShown: true, source: ratingSource },
};

const readyProofs: LiveProofs = {
  timeSaved: 'Mesure de mars 2026',
  automation: 'Recette',
  psd2: 'Registre',
  encryption: 'Dossier de sécurité',
  hosting: 'Contrat',
  iso27001: 'Audit prévu',
  customerCase: 'Accord écrit',
  installation: 'Chronométrage',
  compatibility: 'Essais',
  subscription: 'Contrat',
  certification: 'AppSource, offre n° 12',
  rating: 'Relevé des avis du 1er octobre 2026',
  response: 'Astreinte du week-end : Dominique Roy',
};

const readySettings: LiveSettings = {
  siteUrl: 'https://www.reel.fr',
  supabaseUrl: 'https://abcdefgh.supabase.co',
  supabaseAnonKey: 'eyJ',
};

const ready: LiveInput = {
  brand: readyBrand,
  facts: allFacts,
  proofs: readyProofs,
  settings: readySettings,
};

const found = (someBrand: Partial<LiveBrand>, settings: Partial<LiveSettings> = {}) =>
  liveFindings({
    ...ready,
    brand: { ...readyBrand, ...someBrand },
    settings: { ...readySettings, ...settings },
  });

const asks = (words: string) => [
  { where: 'src/content/brand.ts', what: expect.stringContaining(words) as string },
];

it('finds nothing on a site that is ready', () => {
  expect(found({})).toEqual([]);
});

const { contact } = readyBrand;

it.each<[string, Partial<LiveBrand>]>([
  ['produit est encore fictif', { product: 'Banclair' }],
  ['prestataire est encore fictif', { provider: 'Solveo Cloud' }],
  ['e-mail de contact', { contact: { ...contact, email: 'contact@solveo.example' } }],
  ['e-mail de contact', { contact: { ...contact, email: '' } }],
  ['téléphone', { contact: { ...contact, phone: '+33 1 99 00 12 34' } }],
  ['vidéo', { video: { ...brand.video, id: 'M7lc1UVf-VE' } }],
  [
    'capital social est à compléter (legal.shareCapital)',
    { legal: { ...legal, shareCapital: '' } },
  ],
  [
    "téléphone de l'hébergeur est à compléter (legal.host.phone)",
    { legal: { ...legal, host: { ...legal.host, phone: '' } } },
  ],
  ['TVA', { legal: { ...legal, vatNumber: '  ' } }],
  ['hébergées en Europe', { privacy: { ...privacy, dataIsHostedInEurope: false } }],
  ['ni vendues ni cédées', { privacy: { ...privacy, dataIsNeverSold: false } }],
  ['efface les e-mails', { privacy: { ...privacy, mailsAreDeletedBy: '' } }],
  ['dans leurs journaux', { privacy: { ...privacy, hostsKeepAddressesFor: ' ' } }],
  ["hors de l'Union européenne", { privacy: { ...privacy, transfers: '' } }],
  ['la note et ses avis', { rating: { isShown: true, source: undefined } }],
  ['la note et ses avis', { rating: { isShown: true, source: { ...ratingSource, month: ' ' } } }],
  [
    "n'est pas publique en https",
    { rating: { isShown: true, source: { ...ratingSource, address: 'http://www.exemple.fr' } } },
  ],
  [
    '30 caractères au plus',
    { rating: { isShown: true, source: { ...ratingSource, name: 'x'.repeat(31) } } },
  ],
])('asks for it: %s', (words, change) => {
  expect(found(change)).toEqual(asks(words));
});

it.each<[string, Partial<LiveSettings>]>([
  ['SITE_URL', { siteUrl: 'http://localhost:8080' }],
  ['SITE_URL', { siteUrl: '' }],
  ['SITE_URL', { siteUrl: 'http://www.reel.fr' }],
  ['SITE_URL', { siteUrl: 'https://www.banclair.example' }],
  ['SUPABASE_URL', { supabaseUrl: '' }],
  ['SUPABASE_URL', { supabaseUrl: 'http://127.0.0.1:54321' }],
  ['SUPABASE_ANON_KEY', { supabaseAnonKey: 'local' }],
  ['SUPABASE_ANON_KEY', { supabaseAnonKey: '' }],
])('asks for the variable %s: %p', (where, change) => {
  expect(found({}, change).map((finding) => finding.where)).toEqual([where]);
});

it.each(Object.keys(proofs) as (keyof LiveProofs)[])('asks for the proof %s', (name) => {
  const unproven = { ...ready, proofs: { ...readyProofs, [name]: ' ' } };
  expect(liveFindings(unproven)).toEqual(asks(`(proofs.${name})`));
});

it('asks for neither source nor proof of a rating that is not shown', () => {
  const unrated = {
    ...ready,
    brand: { ...readyBrand, rating: { isShown: false, source: undefined } },
    proofs: { ...readyProofs, rating: '' },
  };
  expect(liveFindings(unrated)).toEqual([]);
});

describe('the facts', () => {
  const withFacts = (some: Facts) => liveFindings({ ...ready, facts: some });

  it('are all asked for as delivered, what readers ask first at the top', () => {
    const order = withFacts(facts).map(({ what }) => /\(facts\.(\w+)\)/.exec(what)?.[1]);
    expect(order).toEqual([
      'banks',
      'connection',
      'price',
      'control',
      'demo',
      'accountProvider',
      'hosting',
      'oldLines',
      'certification',
    ]);
  });

  it('are asked for when incomplete', () => {
    const hosting = { place: 'en France', host: '' };
    expect(withFacts({ ...allFacts, hosting })).toEqual(asks('(facts.hosting)'));
  });

  it('must fit their place', () => {
    const price = `Le prix ${'très '.repeat(60)}long.`;
    expect(withFacts({ ...allFacts, price })).toEqual(asks('dépasse 240 caractères (facts.price)'));
  });
});

it('asks for every legal detail of the brand as delivered', () => {
  const findings = liveFindings({ ...ready, brand });
  const details = findings.filter(({ what }) => what.includes('est à compléter'));
  expect(details).toHaveLength(9);
});

describe('what is fictional', () => {
  it.each(['solveo.example', 'www.example.com', 'a.test', 'localhost', '127.0.0.1'])(
    '%s',
    (host) => {
      expect(isReservedHost(host)).toBe(true);
    },
  );
  it.each(['example.fr', 'contest', 'www.attest.fr', '128.0.0.1'])('not %s', (host) => {
    expect(isReservedHost(host)).toBe(false);
  });
  it.each(['+33 1 99 00 12 34', '01 99 00 12 34', '06 39 98 00 00', '0033261910000'])(
    '%s',
    (phone) => {
      expect(isFictionalPhone(phone)).toBe(true);
    },
  );
  it.each(['+33 1 98 00 12 34', '04 78 19 90 00'])('not %s', (phone) => {
    expect(isFictionalPhone(phone)).toBe(false);
  });
});

describe('the report', () => {
  const findings = [
    { where: 'SITE_URL', what: 'Un.' },
    { where: 'src/content/brand.ts', what: 'Deux.' },
  ];
  it('has one line for each thing, and one above', () => {
    expect(liveReport(findings).split('\n')).toEqual([
      '2 points à compléter avant la mise en ligne :',
      'SITE_URL              Un.',
      'src/content/brand.ts  Deux.',
    ]);
    expect(liveReport([])).toBe('Tout est prêt pour la mise en ligne.');
  });
  it('is one sentence at the end of a build, none when all is there', () => {
    expect(liveSummary(findings)).toMatch(/^2 points .* npm run check:live$/);
    expect(liveSummary(findings.slice(1))).toMatch(/^1 point à/);
    expect(liveSummary([])).toBeUndefined();
  });
});
