import { FOLLOW_UP_PAGE } from '../../supabase/functions/_shared/contract';

/** URL paths that texts, links and tests name. Which pages exist is in pages/sitePages.tsx. */
export const paths = {
  home: '/',
  legalNotice: '/mentions-legales/',
  privacy: '/confidentialite/',
  /** Nothing but the links in mails leads there. */
  followUp: `/${FOLLOW_UP_PAGE}`,
} as const;
