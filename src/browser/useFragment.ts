import { useSyncExternalStore } from 'react';

function onChange(notify: () => void) {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
}

/** The fragment that the page's address names, without its sign, and a way to leave it. */
export function useFragment(): [fragment: string, leave: () => void] {
  const fragment = useSyncExternalStore(
    onChange,
    () => window.location.hash.slice(1),
    () => '',
  );
  return [fragment, leaveFragment];
}

/** Leaves the fragment where it stands: assigning an empty one would scroll to the page's top. */
export function leaveFragment() {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}
