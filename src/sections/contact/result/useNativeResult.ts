import { useEffect } from 'react';
import { contact } from '../../../content/sections/contact';
import type { SubmissionResult } from '../../../content/sections/contact';
import { leaveFragment } from '../../../browser/useFragment';

/**
 * Tells the outcome of a form that the browser posted itself, before any script could: the
 * function sends the visitor back to a fragment that names it. The fragment is then dropped, or
 * a reload would announce it again.
 */
export function useNativeResult(tell: (outcome: SubmissionResult) => void) {
  useEffect(() => {
    const native = contact.nativeOutcomes.find(({ id }) => `#${id}` === window.location.hash);
    if (!native) return;
    tell(native);
    leaveFragment();
  }, [tell]);
}
