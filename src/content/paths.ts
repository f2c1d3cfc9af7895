/** URL paths of the site's pages, each a folder with an index.html. */
export const paths = {
  home: '/',
  legalNotice: '/mentions-legales/',
  privacy: '/confidentialite/',
  /** Nothing but the links in mails leads there: see follow-up-key.ts of the function. */
  followUp: '/suivi/',
} as const;
