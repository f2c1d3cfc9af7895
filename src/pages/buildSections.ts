import type { ComponentType } from 'react';
import type { SectionPlace } from '../components/Section';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

interface SectionEntry {
  /** Its URL fragment. */
  id: string;
  Section: ComponentType<SectionPlace>;
  /** false: no letter in its margin. */
  isLettered?: false;
}

type PageSection = SectionPlace & Pick<SectionEntry, 'Section'>;

/** Adds the letters A, B, C and so on to the sections, in their order. */
export function buildSections(entries: readonly SectionEntry[]): PageSection[] {
  const lettered = entries.filter(({ isLettered }) => isLettered !== false);
  return entries.map((entry) => {
    const { id, Section } = entry;
    return { id, Section, letter: LETTERS[lettered.indexOf(entry)] ?? '' };
  });
}
