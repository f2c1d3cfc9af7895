/** Ids of every section that the page can have. navigation.ts says which ones it has. */
export const sectionAnchors = {
  benefits: 'avantages',
  howItWorks: 'fonctionnement',
  trust: 'securite',
  customerCase: 'cas-client',
  videoDemo: 'video-demo',
  contact: 'contact',
  faq: 'faq',
} as const;

/** Ids of the page's parts, to which URLs may lead: a changed one breaks links that others have saved. */
export const anchors = {
  header: 'en-tete',
  hero: 'accueil',
  main: 'contenu',
  ledgerByHand: 'pointer',
  ...sectionAnchors,
  estimator: 'estimateur',
  contents: 'sommaire',
  footer: 'pied-de-page',
  /** This one is in the privacy policy. */
  cookies: 'cookies',
} as const;
