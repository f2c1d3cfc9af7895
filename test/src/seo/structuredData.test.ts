import { claims } from '#src/content/claims.ts';
import { meta } from '#src/content/meta.ts';
import { names } from '#src/content/names.ts';
import {
  buildStructuredData,
  serializeJsonLd,
  type StructuredDataFacts,
} from '#src/seo/structuredData.ts';
import { stringsIn } from '../../support/words';

const SITE = 'https://www.banclair.example';

const complete: StructuredDataFacts = {
  siteUrl: SITE,
  shareImagePath: '/assets/share-image.png',
  email: 'contact@solveo.example',
  phone: '+33 1 99 00 12 34',
  rating: { value: 4.8, best: 5, reviews: 47 },
  questions: [
    { question: 'Combien de temps ?', answer: ['Cinq minutes.', 'Puis autant.'] },
    { question: 'Quelles banques ?', answer: ['Les vôtres.'] },
  ],
};

/** The graph as a crawler reads it: after a round trip through the script element's text. */
function graphOf(facts: StructuredDataFacts): Record<string, unknown>[] {
  const data = JSON.parse(serializeJsonLd(buildStructuredData(facts))) as {
    '@graph': Record<string, unknown>[];
  };
  return data['@graph'];
}

/** What Google requires or recommends of each, and what the specification asks for (November 2026). */
test('describes the provider, the site with its search, the product with its free demo and rating, and the questions', () => {
  expect(graphOf(complete)).toMatchObject([
    {
      '@type': 'Organization',
      name: names.provider,
      email: complete.email,
      telephone: complete.phone,
    },
    {
      '@type': 'WebSite',
      name: names.product,
      url: `${SITE}/`,
      potentialAction: { target: { urlTemplate: `${SITE}/#:~:text={search_term_string}` } },
    },
    {
      '@type': 'SoftwareApplication',
      name: names.product,
      image: `${SITE}/assets/share-image.png`,
      offers: { name: meta.home.offer, price: claims.demo.price, url: `${SITE}/#contact` },
      aggregateRating: { ratingValue: 4.8, bestRating: 5, reviewCount: 47 },
    },
    {
      '@type': 'FAQPage',
      mainEntity: [
        { name: 'Combien de temps ?', acceptedAnswer: { text: 'Cinq minutes. Puis autant.' } },
        { name: 'Quelles banques ?', acceptedAnswer: { text: 'Les vôtres.' } },
      ],
    },
  ]);
});

test('says nothing of what an owner leaves empty', () => {
  const empty = { shareImagePath: '', email: '', phone: '', rating: undefined, questions: [] };
  const graph = graphOf({ siteUrl: SITE, ...empty });
  expect(graph.map((node) => node['@type'])).toEqual([
    'Organization',
    'WebSite',
    'SoftwareApplication',
  ]);
  expect(JSON.stringify(graph)).not.toMatch(/"(email|telephone|image|aggregateRating)"/);
});

test('refers only to nodes that it has', () => {
  const graph = graphOf(complete);
  const references = stringsIn(graph).filter(({ path }) => path.endsWith('.@id'));
  for (const { text } of references) expect(graph.map((node) => node['@id'])).toContain(text);
});

test('cannot end the script element that holds it', () => {
  const text = '</script><!--</SCRIPT ><script>alert(1)</script>';
  const json = serializeJsonLd({ text });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ text });
});
