import { jsonLdFindings } from '../../../../../src/site/share-preview/rules/jsonLdFindings';
import { serializeJsonLd, structuredData } from '../../../../../src/seo/structuredData';

const messages = (data: unknown) =>
  jsonLdFindings([JSON.stringify(data)]).map(({ severity, message }) => `${severity}: ${message}`);

it('reports nothing on the page itself', () => {
  const script = serializeJsonLd(structuredData('https://www.banclair.example'));
  expect(jsonLdFindings([script])).toEqual([]);
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

it.each([
  ['error: AggregateRating : ratingValue vaut « 4,8 »', { ...rating, ratingValue: '4,8' }],
  [
    'error: AggregateRating : ratingCount ou reviewCount manque',
    { ...rating, reviewCount: undefined },
  ],
  ['error: Offer : price vaut « gratuit »', { ...offer, price: 'gratuit' }],
  ['error: Offer : price ou priceSpecification manque', { ...offer, price: undefined }],
  ['error: AggregateRating : reviewCount vaut « 1 047 »', { ...rating, reviewCount: '1 047' }],
  ['error: VideoObject : uploadDate vaut « 15/09/2026 »', { ...video, uploadDate: '15/09/2026' }],
  ['error: VideoObject : uploadDate vaut « 2026-13-40 »', { ...video, uploadDate: '2026-13-40' }],
  ['error: VideoObject : uploadDate vaut « 2026-02-30 »', { ...video, uploadDate: '2026-02-30' }],
  [
    'error: VideoObject : uploadDate vaut « 2026-09-15T25:00 »',
    { ...video, uploadDate: '2026-09-15T25:00' },
  ],
  [
    "warning: VideoObject : thumbnailUrl n'est pas une adresse absolue",
    { ...video, thumbnailUrl: '/a.png' },
  ],
  ['error: VideoObject : name manque', { ...video, name: undefined }],
  ['warning: VideoObject : contentUrl ou embedUrl manque', { ...video, embedUrl: undefined }],
  ['error: SoftwareApplication : offers manque', { ...application, offers: undefined }],
  [
    'warning: SoftwareApplication : aggregateRating ou review manque',
    { ...application, aggregateRating: undefined },
  ],
  [
    'warning: SoftwareApplication : operatingSystem manque',
    { ...application, operatingSystem: '' },
  ],
  ['error: WebSite : url manque', { '@type': 'WebSite', name: 'A' }],
  [
    'warning: Organization : logo manque',
    { '@type': 'Organization', name: 'A', url: 'https://a.fr/' },
  ],
  ['warning: FAQPage : mainEntity manque', { '@type': 'FAQPage' }],
  ['warning: Question : acceptedAnswer manque', { '@type': 'Question', name: 'A ?' }],
  ['warning: Answer : text manque', { '@type': 'Answer' }],
  ['error: BreadcrumbList : itemListElement manque', { '@type': 'BreadcrumbList' }],
  ['warning: La référence #perdue ne mène à rien', { ...video, publisher: { '@id': '#perdue' } }],
])('reports %s', (message, data) => {
  expect(messages(data)).toEqual([expect.stringContaining(message)]);
});

it.each([
  offer,
  rating,
  video,
  application,
  { ...rating, ratingValue: '4.8' },
  { ...rating, ratingValue: '96%' },
  { ...rating, ratingValue: '9.6 / 10' },
  { ...offer, price: '0' },
  { ...video, uploadDate: '2026-09-15T08:00:00+02:00' },
  { '@type': 'Person', birthDate: '1985' },
])('accepts %j', (data) => {
  expect(messages(data)).toEqual([]);
});

it('reports missing data, and data that is not JSON', () => {
  expect(jsonLdFindings([])).toEqual([expect.objectContaining({ severity: 'warning' })]);
  expect(jsonLdFindings(['{"@type": '])).toEqual([
    expect.objectContaining({
      severity: 'error',
      message: expect.stringContaining('illisibles') as string,
    }),
  ]);
});
