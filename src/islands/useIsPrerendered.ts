import { useSyncExternalStore } from 'react';

/** The value differs only between prerendering and browser. */
const subscribeToNothing = () => () => undefined;

/** True in the prerendered markup and while it hydrates; false once it is hydrated. */
export function useIsPrerendered(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}
