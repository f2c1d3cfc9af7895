import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** True in the prerendered markup and while it hydrates; false as soon as scripts answer. */
export function useIsPrerendered(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}
