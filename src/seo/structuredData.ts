import { brand } from '../content/brand';
import { claims } from '../content/claims';
import { faq } from '../content/faq';
import { meta } from '../content/meta';

/**
 * The page's JSON-LD graph, connected by @id.
 *
 * In: the site's absolute address without a trailing slash. Out: plain data ready for
 * `serializeJsonLd`. The FAQ's words are the very ones the page shows.
 */
export function structuredData(siteUrl: string) {
  const home = `${siteUrl}/`;
  const organization = { '@id': `${home}#organization` };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...organization,
        name: brand.provider,
        url: home,
        email: brand.contact.email,
        telephone: brand.contact.phone,
      },
      {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        name: brand.product,
        url: home,
        inLanguage: 'fr',
        publisher: organization,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${home}?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
      {
        '@type': 'SoftwareApplication',
        '@id': `${home}#application`,
        name: brand.product,
        description: meta.home.description,
        applicationCategory: 'BusinessApplication',
        operatingSystem: brand.suite,
        publisher: organization,
        offers: {
          '@type': 'Offer',
          price: claims.demo.price,
          priceCurrency: claims.demo.currency,
          description: 'Démo gratuite',
          url: `${home}#contact`,
        },
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: claims.rating.value,
          bestRating: claims.rating.best,
          reviewCount: claims.rating.reviews,
        },
      },
      {
        '@type': 'FAQPage',
        '@id': `${home}#faq`,
        inLanguage: 'fr',
        mainEntity: faq.items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  };
}

/** JSON for a script element; `<` is escaped so that no text can end the element. */
export function serializeJsonLd(data: unknown): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
