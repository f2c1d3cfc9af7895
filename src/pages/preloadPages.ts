import * as landingSections from './landingSections';
import * as notFoundSections from './notFoundSections';

/** Fetches the code of every deferred part, so that a page renders whole at once. */
export async function preloadPages(): Promise<void> {
  const parts = [...Object.values(landingSections), ...Object.values(notFoundSections)];
  await Promise.all(parts.map((part) => part.preload()));
}
