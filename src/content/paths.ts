import { FOLLOW_UP_PAGE } from '../../supabase/functions/_shared/contract';

/** URL paths of the site's pages, each a folder with an index.html. */
export const paths = {
  home: '/',
  legalNotice: '/mentions-legales/',
  privacy: '/confidentialite/',
  /** Nothing but the links in mails leads there. */
  followUp: `/${FOLLOW_UP_PAGE}`,
} as const;
