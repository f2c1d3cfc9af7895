/** @jest-environment ./test/setup/jsdomEnvironment.ts */
import { faq } from '#src/content/sections/faq.ts';
import { serializeJsonLd, structuredData } from '#src/seo/structuredData.ts';
import { stringsIn } from '../../support/words';

const SITE = 'https://www.banclair.example';
/** As a crawler reads it: after a round trip through the script element's text. */
const graph = (
  JSON.parse(serializeJsonLd(structuredData(SITE))) as { '@graph': Record<string, unknown>[] }
)['@graph'];

const node = (type: string) => graph.find((candidate) => candidate['@type'] === type);

const publisher = { '@id': `${SITE}/#organization` };
const offers = {
  '@type': 'Offer',
  name: 'Démo gratuite',
  price: 0,
  priceCurrency: 'EUR',
  url: `${SITE}/#contact`,
};
const aggregateRating = { ratingValue: 4.8, bestRating: 5, reviewCount: 47 };
const potentialAction = {
  '@type': 'SearchAction',
  target: { urlTemplate: `${SITE}/#:~:text={search_term_string}` },
  'query-input': 'required name=search_term_string',
};

describe('the structured data', () => {
  it('describes the things that the specification names, and the video', () => {
    expect(structuredData(SITE)['@context']).toBe('https://schema.org');
    const types = ['Organization', 'WebSite', 'SoftwareApplication', 'FAQPage', 'VideoObject'];
    expect(graph.map((described) => described['@type'])).toEqual(types);
  });

  it('has unique ids, and every reference leads to one of them', () => {
    const ids = graph.map((described) => described['@id']);
    expect(new Set(ids).size).toBe(5);
    const references = stringsIn(graph).filter(({ path }) => /\D\.@id$/.test(path));
    expect(references.length).toBeGreaterThanOrEqual(6);
    for (const { text } of references) expect(ids).toContain(text);
  });

  it.each([
    [
      'the provider and how to reach it',
      'Organization',
      { name: 'Solveo Cloud', email: 'contact@solveo.example', telephone: '+33 1 99 00 12 34' },
    ],
    ['the product', 'SoftwareApplication', { name: 'Banclair', publisher }],
    ['a free demo, not free software', 'SoftwareApplication', { offers }],
    ['a rating of 4.8 from 47 reviews', 'SoftwareApplication', { aggregateRating }],
    ['a search of the website', 'WebSite', { publisher, potentialAction }],
    ['the video', 'VideoObject', { publisher, thumbnailUrl: `${SITE}/video-poster.svg` }],
  ])('has %s', (_what, type, expected) => {
    expect(node(type)).toMatchObject(expected);
  });

  it('has the questions and answers of the page, verbatim', () => {
    const entries = faq.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }));
    expect(node('FAQPage')).toMatchObject({ mainEntity: entries });
    expect(entries).toHaveLength(4);
  });

  it('has absolute URLs only', () => {
    const urls = stringsIn(structuredData(SITE)).filter(({ path }) =>
      /\.(@id|url|urlTemplate|logo|image|thumbnailUrl)$/.test(path),
    );
    expect(urls.length).toBeGreaterThan(8);
    for (const { text } of urls) expect(new URL(text).origin).toBe(SITE);
  });
});

it('gives the video’s date with its time zone, as Google requires', () => {
  const zoned = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/;
  expect(node('VideoObject')?.uploadDate).toMatch(zoned);
});

describe('serializeJsonLd', () => {
  const hostile = ['</script><script>alert(1)</script>', '<!--', '</SCRIPT >'];

  it.each(hostile)('cannot end the script element that holds it: %s', (text) => {
    const json = serializeJsonLd({ text });
    const holder = document.createElement('div');
    holder.innerHTML = `<script type="application/ld+json">${json}</script>`;
    expect(holder.children).toHaveLength(1);
    expect(JSON.parse(holder.textContent)).toEqual({ text });
    expect(json).not.toContain('<');
  });
});
