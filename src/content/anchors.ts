/**
 * Fragments that something on the page links to. Sections that nothing links to have theirs in
 * pages/LandingPage.tsx.
 */
export const anchors = {
  header: 'en-tete',
  top: 'accueil',
  main: 'contenu',
  videoDemo: 'video-demo',
  contact: 'contact',
  footer: 'pied-de-page',
  legalNotice: 'mentions-legales',
  privacy: 'confidentialite',
} as const;
