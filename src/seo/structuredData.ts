import { brand, VIDEO_EMBED_URL } from '../content/brand';
import { claims } from '../content/claims';
import { meta } from '../content/meta';
import { icons, shareImage, videoPoster } from '../content/publicFiles';
import { faq } from '../content/sections/faq';
import { videoDemo } from '../content/sections/videoDemo';

/**
 * The page's JSON-LD graph, connected by @id. The FAQ repeats the page's text exactly.
 * No BreadcrumbList: the site has one page.
 *
 * @param siteUrl absolute, without a trailing slash
 * @returns plain data for `serializeJsonLd`
 */
export function buildStructuredData(siteUrl: string) {
  const home = `${siteUrl}/`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      buildOrganization(home),
      buildWebsite(home),
      buildApplication(home),
      buildFaqPage(home),
      buildVideo(home),
    ],
  };
}

/** JSON for a script element; `<` is escaped so that no text can end the element. */
export function serializeJsonLd(data: unknown): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

type NodeName = 'organization' | 'website' | 'application' | 'faq' | 'video';

const makeId = (home: string, name: NodeName) => ({ '@id': `${home}#${name}` });
const makeUrl = (home: string, path: string) => new URL(path, home).href;

function buildOrganization(home: string) {
  return {
    '@type': 'Organization',
    ...makeId(home, 'organization'),
    name: brand.provider,
    url: home,
    logo: makeUrl(home, icons.logo),
    email: brand.contact.email,
    telephone: brand.contact.phone,
  };
}

function buildWebsite(home: string) {
  const search = {
    '@type': 'SearchAction',
    // A text fragment: browsers find the words themselves, in closed answers too.
    // https://wicg.github.io/scroll-to-text-fragment/
    target: { '@type': 'EntryPoint', urlTemplate: `${home}#:~:text={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    ...makeId(home, 'website'),
    name: brand.product,
    url: home,
    inLanguage: 'fr',
    publisher: makeId(home, 'organization'),
    potentialAction: search,
  };
}

function buildApplication(home: string) {
  return {
    '@type': 'SoftwareApplication',
    ...makeId(home, 'application'),
    name: brand.product,
    url: home,
    description: meta.home.description,
    image: makeUrl(home, shareImage.path),
    applicationCategory: 'BusinessApplication',
    operatingSystem: brand.suite,
    publisher: makeId(home, 'organization'),
    offers: {
      '@type': 'Offer',
      name: meta.home.offer,
      price: claims.demo.price,
      priceCurrency: claims.demo.currency,
      url: `${home}#contact`,
    },
    ...(brand.rating.isShown && { aggregateRating: buildRating() }),
  };
}

function buildRating() {
  return {
    '@type': 'AggregateRating',
    ratingValue: claims.rating.value,
    bestRating: claims.rating.best,
    reviewCount: claims.rating.reviews,
  };
}

function buildFaqPage(home: string) {
  return {
    '@type': 'FAQPage',
    ...makeId(home, 'faq'),
    url: home,
    inLanguage: 'fr',
    isPartOf: makeId(home, 'website'),
    about: makeId(home, 'application'),
    mainEntity: faq.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function buildVideo(home: string) {
  return {
    '@type': 'VideoObject',
    ...makeId(home, 'video'),
    name: brand.video.title,
    description: videoDemo.intro,
    thumbnailUrl: makeUrl(home, videoPoster.path),
    uploadDate: brand.video.uploadDate,
    embedUrl: VIDEO_EMBED_URL,
    inLanguage: 'fr',
    about: makeId(home, 'application'),
    publisher: makeId(home, 'organization'),
  };
}
