import { useSyncExternalStore } from 'react';

function onChange(notify: () => void) {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
}

/** The URL's fragment without its `#`, and a function that removes it. */
export function useFragment(): [fragment: string, leave: () => void] {
  const fragment = useSyncExternalStore(
    onChange,
    () => window.location.hash.slice(1),
    () => '',
  );
  return [fragment, leaveFragment];
}

/** Removes the fragment. Assigning an empty one would scroll to the top of the page. */
export function leaveFragment() {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}
