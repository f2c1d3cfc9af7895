/** @jest-environment node */
import { jsonLdFindings } from '../../../../src/build/check/jsonLdFindings';
import { serializeJsonLd, structuredData } from '../../../../src/seo/structuredData';

const messages = (data: unknown) =>
  jsonLdFindings([JSON.stringify(data)]).map(({ severity, message }) => `${severity}: ${message}`);

it('finds nothing in what the page has', () => {
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

it.each([
  ['error: AggregateRating : ratingValue vaut « 4,8 »', { ...rating, ratingValue: '4,8' }],
  [
    'error: AggregateRating : ratingCount ou reviewCount manque',
    { ...rating, reviewCount: undefined },
  ],
  ['error: Offer : price vaut « gratuit »', { ...offer, price: 'gratuit' }],
  ['error: Offer : priceCurrency manque', { ...offer, priceCurrency: '' }],
  ['error: VideoObject : uploadDate vaut « 15/09/2026 »', { ...video, uploadDate: '15/09/2026' }],
  ['error: VideoObject : uploadDate vaut « 2026-13-40 »', { ...video, uploadDate: '2026-13-40' }],
  [
    "error: VideoObject : thumbnailUrl n'est pas une adresse absolue",
    { ...video, thumbnailUrl: '/a.png' },
  ],
  ['error: VideoObject : name manque', { ...video, name: undefined }],
  ['warning: VideoObject : contentUrl ou embedUrl manque', { ...video, embedUrl: undefined }],
  ['error: La référence #perdue ne mène à rien', { ...video, publisher: { '@id': '#perdue' } }],
])('%s', (message, data) => {
  expect(messages(data)).toEqual([expect.stringContaining(message)]);
});

it.each([offer, rating, video, { ...rating, ratingValue: '4.8' }, { ...offer, price: '0' }])(
  'takes what is sound',
  (data) => {
    expect(messages(data)).toEqual([]);
  },
);

it('says that there is none, or that it cannot be read', () => {
  expect(jsonLdFindings([])).toEqual([expect.objectContaining({ severity: 'warning' })]);
  expect(jsonLdFindings(['{"@type": '])).toEqual([
    expect.objectContaining({
      severity: 'error',
      message: expect.stringContaining('illisibles') as string,
    }),
  ]);
});
