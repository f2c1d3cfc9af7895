import type {
  AggregateRating,
  FAQPage,
  Graph,
  Organization,
  SearchAction,
  SoftwareApplication,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import { anchors } from '../content/anchors';
import { claims } from '../content/claims';
import { meta } from '../content/meta';
import { names } from '../content/names';
import { icons } from '../content/publicFiles';

/** What a page may lack. What is empty or undefined leaves nothing behind in the data. */
export interface StructuredDataFacts {
  /** Absolute, without a trailing slash. */
  readonly siteUrl: string;
  readonly shareImagePath: string;
  readonly email: string;
  readonly phone: string;
  readonly rating: { readonly value: number; best: number; reviews: number } | undefined;
  /** As the page shows them, word for word. */
  readonly questions: readonly { readonly question: string; readonly answer: readonly string[] }[];
}

/**
 * The landing page's JSON-LD graph. No BreadcrumbList: no page stands above this one. No VideoObject:
 * Google shows a video only for a page whose main content it is.
 * https://developers.google.com/search/docs/appearance/video (November 2026)
 *
 * @returns plain data for `serializeJsonLd`
 */
export function buildStructuredData(facts: StructuredDataFacts): Graph {
  const home = `${facts.siteUrl}/`;
  const { questions } = facts;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      buildOrganization(home, facts),
      buildWebsite(home),
      buildApplication(home, facts),
      ...(questions.length > 0 ? [buildFaqPage(questions)] : []),
    ],
  };
}

/** JSON for a script element; `<` is escaped so that no text can end the element. */
export function serializeJsonLd(data: unknown): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

/** Other nodes refer to the organization by this id. */
const organizationId = (home: string) => ({ '@id': `${home}#organization` });

const makeUrl = (home: string, path: string) => new URL(path, home).href;

function buildOrganization(home: string, { email, phone }: StructuredDataFacts): Organization {
  return {
    '@type': 'Organization',
    ...organizationId(home),
    name: names.provider,
    url: home,
    logo: makeUrl(home, icons.logo),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
  };
}

function buildWebsite(home: string): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    // A text fragment: browsers find the words themselves, in closed answers too.
    // https://wicg.github.io/scroll-to-text-fragment/
    target: { '@type': 'EntryPoint', urlTemplate: `${home}#:~:text={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    name: names.product,
    url: home,
    inLanguage: 'fr',
    publisher: organizationId(home),
    potentialAction: search,
  };
}

function buildApplication(home: string, facts: StructuredDataFacts): SoftwareApplication {
  const { shareImagePath, rating } = facts;
  return {
    '@type': 'SoftwareApplication',
    name: names.product,
    url: home,
    description: meta.home.description,
    ...(shareImagePath && { image: makeUrl(home, shareImagePath) }),
    applicationCategory: 'BusinessApplication',
    operatingSystem: names.suite,
    publisher: organizationId(home),
    offers: {
      '@type': 'Offer',
      name: meta.home.offer,
      price: claims.demo.price,
      priceCurrency: claims.demo.currency,
      url: `${home}#${anchors.contact}`,
    },
    ...(rating && { aggregateRating: buildRating(rating) }),
  };
}

function buildRating(rating: NonNullable<StructuredDataFacts['rating']>): AggregateRating {
  return {
    '@type': 'AggregateRating',
    ratingValue: rating.value,
    bestRating: rating.best,
    reviewCount: rating.reviews,
  };
}

function buildFaqPage(questions: StructuredDataFacts['questions']): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  };
}
