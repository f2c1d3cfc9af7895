import { load } from 'cheerio';
import { claims } from '#src/content/claims.ts';
import { meta } from '#src/content/meta.ts';
import { names } from '#src/content/names.ts';
import {
  buildStructuredData,
  serializeJsonLd,
  type StructuredDataFacts,
} from '#src/seo/structuredData.ts';
import { renderHome } from '../support/renderEdited';
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

test('says nothing, in the document, of what an owner leaves empty, and shows no rating that is hidden', async () => {
  const html = await renderHome(async () => {
    const { brand: edited } = await import('#src/content/brand.ts');
    const { faq } = await import('#src/content/sections/faq.ts');
    Object.assign(edited.contact, { email: '', phone: '' });
    Object.assign(edited.rating, { isShown: false });
    Object.assign(faq, { items: [] });
  });
  const jsonLd = load(html)('[type="application/ld+json"]').text();
  expect(jsonLd).toContain('SoftwareApplication');
  expect(jsonLd).not.toMatch(/"(email|telephone)"|FAQPage/);
  expect(html).not.toMatch(/aggregateRating|ratingValue|reviewCount|\d+ avis/i);
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
