import { useSyncExternalStore } from 'react';
import { config } from '../../config';
import { neverChanges } from '../../browser/useIsPrerendered';

/**
 * The visitor's year. Prerendering and hydration read the build's year instead, so that a page
 * built in December hydrates without a mismatch in January and shows the right year right after.
 */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => config.buildYear,
  );
}
