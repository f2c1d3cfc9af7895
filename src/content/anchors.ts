/** Fragment identifiers that something links to. The other sections have theirs in the list. */
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
