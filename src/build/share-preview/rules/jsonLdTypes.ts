import { documented, google } from './source';

const organization = google('appearance/structured-data/organization');
const app = google('appearance/structured-data/software-app');
const rating = google('appearance/structured-data/review-snippet');
const video = google('appearance/structured-data/video');
const breadcrumb = google('appearance/structured-data/breadcrumb');
const faq = documented('schema.org/FAQPage ; Google ne les montre plus depuis mai 2026');

/** The properties that search engines want of a type; `|` separates alternatives. */
interface TypeRule {
  readonly source: string;
  readonly required?: string;
  readonly recommended?: string;
}

export const typeRules: Readonly<Record<string, TypeRule>> = {
  Organization: { source: organization, recommended: 'name url logo' },
  WebSite: { source: google('appearance/site-names'), required: 'name url' },
  SoftwareApplication: {
    source: app,
    required: 'name offers',
    // Without a rating Google shows a plain result, which an owner may prefer to an untrue one.
    recommended: 'aggregateRating|review applicationCategory operatingSystem',
  },
  Offer: { source: app, required: 'price|priceSpecification' },
  AggregateRating: { source: rating, required: 'ratingValue ratingCount|reviewCount' },
  FAQPage: { source: faq, recommended: 'mainEntity' },
  Question: { source: faq, recommended: 'name acceptedAnswer' },
  Answer: { source: faq, recommended: 'text' },
  VideoObject: {
    source: video,
    required: 'name thumbnailUrl uploadDate',
    recommended: 'description contentUrl|embedUrl',
  },
  BreadcrumbList: { source: breadcrumb, required: 'itemListElement' },
};
