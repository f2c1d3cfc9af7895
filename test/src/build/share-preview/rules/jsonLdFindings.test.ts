import { jsonLdFindings } from '#src/build/share-preview/rules/jsonLdFindings.ts';
import { serializeJsonLd, structuredData } from '#src/seo/structuredData.ts';

const messages = (...scripts: string[]) =>
  jsonLdFindings(scripts).map(({ severity, message }) => `${severity}: ${message}`);

it('reports nothing on the page itself', () => {
  expect(messages(serializeJsonLd(structuredData('https://www.banclair.example')))).toEqual([]);
});

const offer = { '@type': 'Offer', price: 0, priceCurrency: 'EUR' };
const rating = { '@type': 'AggregateRating', ratingValue: 4.8, bestRating: 5, reviewCount: 47 };
const video = {
  '@type': 'VideoObject',
  name: 'Vidéo',
  description: 'Une vidéo.',
  thumbnailUrl: 'https://a.fr/a.png',
  embedUrl: 'https://a.fr/a',
  uploadDate: '2026-09-15',
};
const application = {
  '@type': ['SoftwareApplication', 'Product'],
  name: 'Banclair',
  offers: offer,
  aggregateRating: rating,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Business Central',
};
const site = { '@type': 'WebSite', name: 'A', url: 'https://a.fr/' };
const organization = { '@type': 'Organization', name: 'A', url: 'https://a.fr/', logo: 'http://a' };

it.each([
  ['error: AggregateRating : ratingValue vaut « 4,8 »', rating, { ratingValue: '4,8' }],
  ['error: AggregateRating : ratingValue vaut « x96% »', rating, { ratingValue: 'x96%' }],
  ['error: AggregateRating : ratingValue vaut « 9/10/2 »', rating, { ratingValue: '9/10/2' }],
  ['error: AggregateRating : ratingCount ou reviewCount manque', rating, { reviewCount: null }],
  ['error: Offer : price vaut « gratuit »', offer, { price: 'gratuit' }],
  ['error: Offer : price vaut « 10 € »', offer, { price: '10 €' }],
  ['error: Offer : price vaut « ~10 »', offer, { price: '~10' }],
  ['error: Offer : price ou priceSpecification manque', offer, { price: null }],
  ['error: AggregateRating : reviewCount vaut « 1 047 »', rating, { reviewCount: '1 047' }],
  ['error: VideoObject : uploadDate vaut « 15/09/2026 »', video, { uploadDate: '15/09/2026' }],
  ['error: VideoObject : uploadDate vaut « 2026-13-40 »', video, { uploadDate: '2026-13-40' }],
  ['error: VideoObject : uploadDate vaut « 2026-02-30 »', video, { uploadDate: '2026-02-30' }],
  ['error: VideoObject : uploadDate vaut « 2026-09-15T', video, { uploadDate: '2026-09-15T25:00' }],
  ["warning: VideoObject : thumbnailUrl n'est pas une ad", video, { thumbnailUrl: '/?https://' }],
  ['error: VideoObject : name manque', video, { name: undefined }],
  ['warning: VideoObject : contentUrl ou embedUrl manque', video, { embedUrl: null }],
  ['error: SoftwareApplication : offers manque', application, { offers: undefined }],
  ['warning: SoftwareApplication : aggregateRating ou r', application, { aggregateRating: null }],
  ['warning: SoftwareApplication : operatingSystem manque', application, { operatingSystem: '' }],
  ["warning: SoftwareApplication, Product : url n'est pas une", application, { url: '/' }],
  ['error: WebSite : url manque', site, { url: null }],
  ['warning: Organization : logo manque', organization, { logo: null }],
  ['warning: FAQPage : mainEntity manque', { '@type': 'FAQPage' }, {}],
  ['warning: Question : acceptedAnswer manque', { '@type': 'Question', name: 'A ?' }, {}],
  ['warning: Answer : text manque', { '@type': 'Answer' }, {}],
  ['error: BreadcrumbList : itemListElement manque', { '@type': 'BreadcrumbList' }, {}],
  ['warning: La référence #perdue ne mène à rien', video, { publisher: { '@id': '#perdue' } }],
])('reports %s', (message, node, change) => {
  const [first, ...others] = messages(JSON.stringify({ '@graph': [{ ...node, ...change }] }));
  expect(first).toContain(message);
  expect(others).toEqual([]);
});

it.each([
  ...[offer, rating, video, application, organization],
  { ...rating, ratingValue: '4.8' },
  { ...rating, ratingValue: '96%' },
  { ...rating, ratingValue: '9.6 / 10' },
  { ...offer, price: '0' },
  { ...offer, price: '-12.50' },
  { ...video, uploadDate: '2026-09-15T08:00:00+02:00' },
  { ...video, uploadDate: '2026-09-15T08:00:00.125Z' },
  { '@type': 'Person', birthDate: '1985' },
  [{ '@type': 'Person', '@id': '#a' }, { knows: { '@id': '#a' } }],
])('accepts %j', (data) => {
  expect(messages(JSON.stringify(data))).toEqual([]);
});

it('reports missing data, and data that is not JSON', () => {
  expect(messages()).toEqual(["warning: La page n'a pas de données structurées."]);
  expect(messages('{}', '{"@type": ')).toEqual([
    'error: Les données structurées (JSON-LD) sont illisibles.',
  ]);
});
