import { useEffect } from 'react';
import { contact } from '../../../content/sections/contact';
import type { SubmissionResult } from '../../../content/sections/contact';

/**
 * Reports the result of a native post, made before hydration: the function redirects to a fragment
 * that names it. The fragment is then removed, or a reload would announce the result again.
 */
export function useNativeResult(report: (result: SubmissionResult) => void) {
  useEffect(() => {
    const native = contact.nativeResults.find(({ id }) => `#${id}` === window.location.hash);
    if (!native) return;
    report(native);
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }, [report]);
}
