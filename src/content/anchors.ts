/**
 * Fragments that code refers to by name. The other sections have theirs in pages/LandingPage.tsx,
 * and their links in navigation.ts.
 */
export const anchors = {
  header: 'en-tete',
  top: 'accueil',
  main: 'contenu',
  ledgerTry: 'pointer',
  customerCase: 'cas-client',
  estimator: 'estimateur',
  videoDemo: 'video-demo',
  contact: 'contact',
  faq: 'faq',
  footer: 'pied-de-page',
  /** In the privacy policy. */
  cookies: 'cookies',
} as const;
