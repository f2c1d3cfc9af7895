import { anchors } from './anchors';
import { typeset, typesetText } from './typography';

/**
 * The landing page's sections in display order, with their names in the header. The form has a button
 * there instead. Without its line a section is gone, and so is what leads to it, structured data included.
 */
export const pageSections = [
  { id: anchors.benefits, label: 'Avantages' },
  { id: anchors.steps, label: 'Étapes' },
  { id: anchors.security, label: 'Sécurité' },
  { id: anchors.customerCase, label: 'Cas client' },
  { id: anchors.videoDemo, label: 'Vidéo' },
  { id: anchors.contact },
  { id: anchors.faq, label: 'Questions' },
];

export type SectionId = (typeof pageSections)[number]['id'];

/** Whether the landing page has this section. */
export function hasSection(sought: SectionId): boolean {
  return pageSections.some(({ id }) => id === sought);
}

export const navigation = {
  ...typeset({
    skipToContent: 'Aller au contenu',
    sectionsLabel: 'Rubriques de la page',
    /** Short, so that it fits on narrow screens. */
    requestDemo: 'Démo gratuite',
  }),
  sections: pageSections.flatMap(({ id, label }) =>
    label === undefined ? [] : { id, label: typesetText(label) },
  ),
};
