import { useSyncExternalStore } from 'react';

/** `subscribe` for useSyncExternalStore: the value differs only between prerendering and browser. */
export const subscribeToNothing = () => () => undefined;

/** True in the prerendered markup and while it hydrates; false once it is hydrated. */
export function useIsPrerendered(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}
