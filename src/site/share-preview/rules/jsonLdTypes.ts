import { documented } from './source';
import type { Source } from './source';

/** What search engines want of a type. A property may be a choice: `ratingCount|reviewCount`. */
export interface TypeRule extends Source {
  readonly required: readonly string[];
  readonly recommended: readonly string[];
}

const google = (page: string): Source =>
  documented(`developers.google.com/search/docs/appearance/${page}`);

const faq = documented('schema.org/FAQPage ; Google ne les montre plus depuis mai 2026');
const softwareApp = google('structured-data/software-app');

export const typeRules: Readonly<Record<string, TypeRule>> = {
  Organization: {
    ...google('structured-data/organization'),
    required: [],
    recommended: ['name', 'url', 'logo'],
  },
  WebSite: { ...google('site-names'), required: ['name', 'url'], recommended: [] },
  SoftwareApplication: {
    ...softwareApp,
    required: ['name', 'offers'],
    // Without a rating Google shows a plain result; an owner may well prefer that to an untrue one.
    recommended: ['aggregateRating|review', 'applicationCategory', 'operatingSystem'],
  },
  Offer: { ...softwareApp, required: ['price|priceSpecification'], recommended: [] },
  AggregateRating: {
    ...google('structured-data/review-snippet'),
    required: ['ratingValue', 'ratingCount|reviewCount'],
    recommended: [],
  },
  FAQPage: { ...faq, required: [], recommended: ['mainEntity'] },
  Question: { ...faq, required: [], recommended: ['name', 'acceptedAnswer'] },
  Answer: { ...faq, required: [], recommended: ['text'] },
  VideoObject: {
    ...google('structured-data/video'),
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'contentUrl|embedUrl'],
  },
  BreadcrumbList: {
    ...google('structured-data/breadcrumb'),
    required: ['itemListElement'],
    recommended: [],
  },
};
