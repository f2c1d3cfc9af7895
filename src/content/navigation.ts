import { anchors, type sectionAnchors } from './anchors';
import { brand } from './brand';
import { typeset } from './writing/typeset';

/** The id of any section, also of one whose line is deleted below: other files still name it. */
export type SectionId = (typeof sectionAnchors)[keyof typeof sectionAnchors];

interface PageSection {
  id: SectionId;
  /** The text of the link to it. In the header, the form has a button instead. */
  label: string;
}

/**
 * The sections in display order. To remove one, except the form, delete its line: what leads to it goes
 * too, and so does its structured data. The letters of those below it move up. The estimator goes with
 * the customer's case, which it follows.
 */
const sectionLines: PageSection[] = [
  { id: anchors.benefits, label: 'Avantages' },
  { id: anchors.howItWorks, label: 'Étapes' },
  { id: anchors.trust, label: 'Sécurité' },
  { id: anchors.customerCase, label: 'Cas client' },
  { id: anchors.videoDemo, label: 'Vidéo' },
  { id: anchors.contact, label: 'Votre demande' },
  { id: anchors.faq, label: 'Questions' },
];

/** The landing page's sections, without that of the video where brand.ts names none. */
export const pageSections = typeset(
  sectionLines.filter(({ id }) => id !== anchors.videoDemo || brand.video.id !== ''),
);

/** Whether the landing page has this section. */
export function hasSection(sought: SectionId): boolean {
  return pageSections.some(({ id }) => id === sought);
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letter at a section's title and at its link in the header: its rank there. The form has none. */
export function findLetter(id: string): string | undefined {
  return LETTERS[navigation.sections.findIndex((section) => section.id === id)];
}

export const navigation = {
  ...typeset({
    skipToContent: 'Aller au contenu',
    sectionsLabel: 'Rubriques de la page',
    /** Short, so that it fits on narrow screens. */
    requestDemo: 'Démo gratuite',
    /** The name of the box with the number of open lines, the visitor's request. */
    openLine: 'Votre demande : 1 ligne à rapprocher',
    matchedLine: 'Votre demande : rapprochée',
    contents: 'Sommaire',
    close: 'Fermer le sommaire',
  }),
  sections: pageSections.filter(({ id }) => id !== anchors.contact),
};
