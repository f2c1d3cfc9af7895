import { typeset } from './typography';

export const navigation = typeset({
  skipToContent: 'Aller au contenu',
  sectionsLabel: 'Rubriques de la page',
  /** In the page's order, by the anchors of pages/LandingPage.tsx; the form has a button instead. */
  sections: [
    { id: 'avantages', label: 'Avantages' },
    { id: 'fonctionnement', label: 'Étapes' },
    { id: 'garanties', label: 'Garanties' },
    { id: 'cas-client', label: 'Cas client' },
    { id: 'video-demo', label: 'Vidéo' },
    { id: 'faq', label: 'Questions' },
  ],
  /** Short label of the link to the form, for narrow screens. */
  requestDemo: 'Démo gratuite',
});
