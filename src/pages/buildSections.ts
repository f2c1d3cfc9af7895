import type { ComponentType } from 'react';
import type { SectionPlace } from '../components/Section';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

interface SectionEntry {
  /** Its anchor. */
  id: string;
  Section: ComponentType<SectionPlace>;
  /** Whether it bears the next letter in its margin; yes by default. */
  isLettered?: false;
}

type PageSection = SectionPlace & Pick<SectionEntry, 'Section'>;

/** Letters the sections A, B, C and so on in their order. */
export function buildSections(entries: readonly SectionEntry[]): PageSection[] {
  const lettered = entries.filter(({ isLettered }) => isLettered !== false);
  return entries.map((entry) => {
    const { id, Section } = entry;
    return { id, Section, code: LETTERS[lettered.indexOf(entry)] ?? '' };
  });
}
