import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False in the prerendered markup and while it hydrates; true once a component responds. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
