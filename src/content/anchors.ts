/** Ids of the page's parts, to which URLs may lead: a changed one breaks links that others have saved. */
export const anchors = {
  header: 'en-tete',
  hero: 'accueil',
  main: 'contenu',
  ledgerTry: 'pointer',
  benefits: 'avantages',
  howItWorks: 'fonctionnement',
  trust: 'securite',
  customerCase: 'cas-client',
  estimator: 'estimateur',
  videoDemo: 'video-demo',
  contact: 'contact',
  faq: 'faq',
  footer: 'pied-de-page',
  /** In the privacy policy. */
  cookies: 'cookies',
} as const;
