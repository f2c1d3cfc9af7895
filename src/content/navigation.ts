import { typeset } from './typography';

export const navigation = typeset({
  skipToContent: 'Aller au contenu',
  sectionsLabel: 'Rubriques de la page',
  /** In page order, by the fragments of pages/LandingPage.tsx. The form has a button instead. */
  sections: [
    { id: 'avantages', label: 'Avantages' },
    { id: 'fonctionnement', label: 'Étapes' },
    { id: 'securite', label: 'Sécurité' },
    { id: 'cas-client', label: 'Cas client' },
    { id: 'video-demo', label: 'Vidéo' },
    { id: 'faq', label: 'Questions' },
  ],
  /** Short, so that it fits on narrow screens. */
  requestDemo: 'Démo gratuite',
});
