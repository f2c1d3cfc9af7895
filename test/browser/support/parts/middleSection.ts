import { anchors } from '#src/content/anchors.ts';
import { navigation } from '#src/content/navigation.ts';

const { sections } = navigation;

/** The id of a section with others above it, of those that the owner has kept; with none, the form's. */
export const middleSection = sections[Math.ceil(sections.length / 2) - 1]?.id ?? anchors.contact;
