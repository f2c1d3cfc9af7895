import { useEffect, useEffectEvent } from 'react';
import { contact, type SubmissionResult } from '../../content/sections/contact';

/**
 * Reports the result of a native post, made before hydration: the function redirects to a fragment
 * that names it. The fragment is then removed, or a reload would announce the result again.
 */
export function useNativeResult(report: (result: SubmissionResult) => void) {
  const takeOver = useEffectEvent(() => {
    const native = contact.nativeResults.find(({ id }) => `#${id}` === window.location.hash);
    if (!native) return;
    report(native);
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  });
  useEffect(() => takeOver(), []);
}
