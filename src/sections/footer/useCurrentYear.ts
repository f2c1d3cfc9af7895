import { useSyncExternalStore } from 'react';
import { config } from '../../config';
import { subscribeToNothing } from '../../browser/useIsPrerendered';

/**
 * The current year. Prerendering and hydration use the build's year: otherwise a page built in
 * December would hydrate with a mismatch in January.
 */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    subscribeToNothing,
    () => new Date().getFullYear(),
    () => config.buildYear,
  );
}
