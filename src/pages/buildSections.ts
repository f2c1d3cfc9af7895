import type { ComponentType } from 'react';
import type { SectionPlace } from '../components/Section';
import { deferred } from '../hydration/deferred';
import type { DeferredComponent } from '../hydration/deferred';
import type { Need } from '../hydration/hydrationTrigger';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

interface SectionEntry {
  /** Its anchor. */
  id: string;
  need: Need;
  /** Whether it bears the next letter in its margin; yes unless said otherwise. */
  isLettered?: false;
  load: () => Promise<ComponentType<SectionPlace>>;
}

export interface PageSection {
  id: string;
  Section: DeferredComponent;
}

/** Sections as they follow each other: the lettered ones are A, B, C and so on. */
export function buildSections(entries: readonly SectionEntry[]): PageSection[] {
  const lettered = entries.filter(({ isLettered }) => isLettered !== false);
  return entries.map((entry) => {
    const { id, need, load } = entry;
    const code = LETTERS[lettered.indexOf(entry)] ?? '';
    return { id, Section: deferred({ props: { id, code }, need, load }) };
  });
}
