/** Fragment identifiers of the page's sections; links and sections read the same names. */
export const anchors = {
  top: 'accueil',
  main: 'contenu',
  benefits: 'avantages',
  howItWorks: 'fonctionnement',
  trust: 'garanties',
  customerCase: 'cas-client',
  videoDemo: 'video-demo',
  contact: 'contact',
  contactBar: 'demander-une-demo',
  faq: 'faq',
  footer: 'pied-de-page',
  legalNotice: 'mentions-legales',
  privacy: 'confidentialite',
} as const;
