/**
 * Fragments that something on the page links to. Sections that nothing links to have theirs in
 * pages/LandingPage.tsx.
 */
export const anchors = {
  top: 'accueil',
  main: 'contenu',
  videoDemo: 'video-demo',
  contact: 'contact',
  contactBar: 'demander-une-demo',
  footer: 'pied-de-page',
  legalNotice: 'mentions-legales',
  privacy: 'confidentialite',
} as const;
