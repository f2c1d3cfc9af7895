/** URL paths of the site's pages, each a folder with an index.html. */
export const paths = {
  home: '/',
  legalNotice: '/mentions-legales/',
  privacy: '/confidentialite/',
} as const;
