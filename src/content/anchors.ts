/** Fragment identifiers of the page's sections; links and sections read the same names. */
export const anchors = {
  main: 'contenu',
  benefits: 'avantages',
  howItWorks: 'fonctionnement',
  trust: 'garanties',
  customerCase: 'cas-client',
  videoDemo: 'video-demo',
  contact: 'contact',
  faq: 'faq',
  legalNotice: 'mentions-legales',
  privacy: 'confidentialite',
} as const;
