import { anchors } from './anchors';
import { brand } from './brand';
import { typeset, typesetText } from './typography';

/** Of every section that the page can have, also of those without a line in the list. */
export type SectionId = (typeof anchors)[
  | 'benefits'
  | 'howItWorks'
  | 'trust'
  | 'customerCase'
  | 'videoDemo'
  | 'contact'
  | 'faq'];

interface PageSection {
  id: SectionId;
  /** In the header, where the form has a button instead. */
  label?: string;
}

/** In display order. Without its line a section is gone, and so is what leads to it, structured data included. */
const sectionLines: PageSection[] = [
  { id: anchors.benefits, label: 'Avantages' },
  { id: anchors.howItWorks, label: 'Étapes' },
  { id: anchors.trust, label: 'Sécurité' },
  { id: anchors.customerCase, label: 'Cas client' },
  { id: anchors.videoDemo, label: 'Vidéo' },
  { id: anchors.contact },
  { id: anchors.faq, label: 'Questions' },
];

/** The landing page's sections, without that of the video where brand.ts names none. */
export const pageSections = sectionLines.filter(
  ({ id }) => id !== anchors.videoDemo || brand.video.id !== '',
);

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
