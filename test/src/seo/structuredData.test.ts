import { brand } from '#src/content/brand.ts';
import { claims } from '#src/content/claims.ts';
import { meta } from '#src/content/meta.ts';
import { faq } from '#src/content/sections/faq.ts';
import { serializeJsonLd, buildStructuredData } from '#src/seo/structuredData.ts';
import { stringsIn } from '../../support/words';

const SITE = 'https://www.banclair.example';
/** As a crawler reads it: after a round trip through the script element's text. */
const graph = (
  JSON.parse(serializeJsonLd(buildStructuredData(SITE))) as { '@graph': Record<string, unknown>[] }
)['@graph'];

const node = (type: string) => graph.find((candidate) => candidate['@type'] === type);

const embedUrl = `https://www.youtube-nocookie.com/embed/${brand.video.id}`;
const thumbnailUrl = `${SITE}/video-poster.svg`;
const publisher = { '@id': `${SITE}/#organization` };
const offers = {
  '@type': 'Offer',
  name: meta.home.offer,
  price: claims.demo.price,
  priceCurrency: claims.demo.currency,
  url: `${SITE}/#contact`,
};
const potentialAction = {
  '@type': 'SearchAction',
  target: { urlTemplate: `${SITE}/#:~:text={search_term_string}` },
  'query-input': 'required name=search_term_string',
};

describe('the structured data', () => {
  it('describes the things that the specification names, and the video', () => {
    expect(buildStructuredData(SITE)['@context']).toBe('https://schema.org');
    const types = ['Organization', 'WebSite', 'SoftwareApplication', 'FAQPage', 'VideoObject'];
    expect(graph.map((described) => described['@type'])).toEqual(types);
  });

  it.each([
    [
      'the provider and how to reach it',
      'Organization',
      { name: brand.provider, email: brand.contact.email, telephone: brand.contact.phone },
    ],
    ['the product', 'SoftwareApplication', { name: brand.product, publisher }],
    ['a free demo, not free software', 'SoftwareApplication', { offers }],
    ['a search of the website', 'WebSite', { publisher, potentialAction }],
    ['the video, and a player', 'VideoObject', { publisher, thumbnailUrl, embedUrl }],
  ])('has %s', (_what, type, expected) => {
    expect(node(type)).toMatchObject(expected);
  });

  it('has the rating exactly if the page shows it', () => {
    const { value: ratingValue, best: bestRating, reviews: reviewCount } = claims.rating;
    const rating = { ratingValue, bestRating, reviewCount };
    const { aggregateRating } = node('SoftwareApplication') ?? {};
    if (brand.rating.isShown) expect(aggregateRating).toMatchObject(rating);
    else expect(aggregateRating).toBeUndefined();
  });

  it('has the questions and answers of the page, verbatim', () => {
    const entries = faq.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }));
    expect(node('FAQPage')).toMatchObject({ mainEntity: entries });
  });

  it('has absolute URLs only', () => {
    const urls = stringsIn(graph).filter(({ path }) =>
      /\.(@id|url|urlTemplate|logo|image|thumbnailUrl)$/.test(path),
    );
    expect(urls.length).toBeGreaterThan(8);
    for (const { text } of urls) expect(new URL(text).origin).toBe(SITE);
  });
});

it('cannot end the script element that holds it', () => {
  const text = '</script><!--</SCRIPT ><script>alert(1)</script>';
  const json = serializeJsonLd({ text });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ text });
});
