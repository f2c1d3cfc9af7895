import { load } from 'cheerio';
import { brand } from '#src/content/brand.ts';
import { claims } from '#src/content/claims.ts';
import { meta } from '#src/content/meta.ts';
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

function nodeOf(type: string, facts = complete) {
  return graphOf(facts).find((node) => node['@type'] === type);
}

test('describes the things that the specification names', () => {
  expect(buildStructuredData(complete)['@context']).toBe('https://schema.org');
  const types = ['Organization', 'WebSite', 'SoftwareApplication', 'FAQPage'];
  expect(graphOf(complete).map((node) => node['@type'])).toEqual(types);
});

/**
 * The properties that Google requires, and what the specification asks for.
 * @see https://developers.google.com/search/docs/appearance/structured-data/software-app, faqpage,
 *   organization (November 2026); for the search action, Google's own page until 2024
 */
test.each<[string, string, object]>([
  [
    'the provider and how to reach it',
    'Organization',
    { name: brand.provider, email: complete.email, telephone: complete.phone },
  ],
  [
    'a free demo, not free software, and its rating',
    'SoftwareApplication',
    {
      name: brand.product,
      image: `${SITE}/assets/share-image.png`,
      offers: {
        '@type': 'Offer',
        name: meta.home.offer,
        price: claims.demo.price,
        priceCurrency: claims.demo.currency,
        url: `${SITE}/#contact`,
      },
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.8,
        bestRating: 5,
        reviewCount: 47,
      },
      publisher: { '@id': `${SITE}/#organization` },
    },
  ],
  [
    'a search of the website',
    'WebSite',
    {
      name: brand.product,
      url: `${SITE}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${SITE}/#:~:text={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
  [
    'the questions and answers, verbatim',
    'FAQPage',
    {
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Combien de temps ?',
          acceptedAnswer: { '@type': 'Answer', text: 'Cinq minutes. Puis autant.' },
        },
        {
          '@type': 'Question',
          name: 'Quelles banques ?',
          acceptedAnswer: { '@type': 'Answer', text: 'Les vôtres.' },
        },
      ],
    },
  ],
])('has %s', (_what, type, expected) => {
  expect(nodeOf(type)).toMatchObject(expected);
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
  expect(jsonLd).not.toMatch(/"(email|telephone|image)"|FAQPage/);
  expect(html).not.toMatch(/aggregateRating|ratingValue|reviewCount|\d+ avis/i);
});

test('refers only to nodes that it has', () => {
  const graph = graphOf(complete);
  const references = stringsIn(graph).filter(({ path }) => path.endsWith('.@id'));
  for (const { text } of references) expect(graph.map((node) => node['@id'])).toContain(text);
});

test('has absolute URLs of the site only', () => {
  const urls = stringsIn(graphOf(complete)).filter(({ path }) =>
    /\.(@id|url|urlTemplate|logo|image)$/.test(path),
  );
  expect(urls.length).toBeGreaterThan(8);
  for (const { text } of urls) expect(new URL(text).origin).toBe(SITE);
});

test('cannot end the script element that holds it', () => {
  const text = '</script><!--</SCRIPT ><script>alert(1)</script>';
  const json = serializeJsonLd({ text });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ text });
});
