/** What search engines want of a type. A property may be a choice: `ratingCount|reviewCount`. */
export interface TypeRule {
  readonly required: readonly string[];
  readonly recommended: readonly string[];
}

/** Source: developers.google.com/search/docs/appearance/structured-data, read in November 2026. */
export const typeRules: Readonly<Record<string, TypeRule>> = {
  Organization: { required: ['name', 'url'], recommended: ['logo'] },
  WebSite: { required: ['name', 'url'], recommended: [] },
  SearchAction: { required: ['target', 'query-input'], recommended: [] },
  SoftwareApplication: {
    required: ['name', 'offers'],
    recommended: ['applicationCategory', 'operatingSystem', 'aggregateRating|review'],
  },
  Offer: { required: ['price', 'priceCurrency'], recommended: [] },
  AggregateRating: {
    required: ['ratingValue', 'ratingCount|reviewCount'],
    recommended: ['bestRating'],
  },
  FAQPage: { required: ['mainEntity'], recommended: [] },
  Question: { required: ['name', 'acceptedAnswer'], recommended: [] },
  Answer: { required: ['text'], recommended: [] },
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'contentUrl|embedUrl'],
  },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
};

export const ADDRESSES =
  /^(url|logo|image|thumbnailUrl|contentUrl|embedUrl|urlTemplate|sameAs|item)$/;
export const DATES = /(^date|Date$)/;
export const NUMBERS = /^(price|ratingValue|bestRating|worstRating|ratingCount|reviewCount)$/;
