import { useSyncExternalStore } from 'react';

/** For useSyncExternalStore: a value that differs only between the prerendered page and the live one. */
export const neverChanges = () => () => undefined;

/** True in the prerendered markup and while it hydrates; false as soon as scripts answer. */
export function useIsPrerendered(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}
