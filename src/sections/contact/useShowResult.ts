import { useEffect, useRef } from 'react';
import type { SubmissionResult } from '../../content/sections/contact';

/**
 * Brings into view what explains the result of sending, and finds a place for the focus, which the
 * disabled button or a hidden field has lost.
 *
 * @returns refs of the parts of the form
 */
export function useShowResult(isSending: boolean, result: SubmissionResult | undefined) {
  const successNote = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const buttonAndFailure = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isSending || !result) return;
    const focused = document.activeElement;
    // A field that is hidden after a success keeps the focus until the browser paints, or longer.
    if (focused === document.body || focused?.closest('[hidden]')) {
      // After a success, another Enter on the button would submit the emptied form.
      (successNote.current ?? button.current)?.focus({ preventScroll: true });
    }
    const shown = {
      success: [successNote.current],
      // A low window has no room for the note under the button: it then shows the button.
      failure: [button.current, buttonAndFailure.current],
      // The first rejected field has the focus.
      rejection: [document.activeElement],
    };
    for (const part of shown[result.kind]) part?.scrollIntoView({ block: 'nearest' });
  }, [isSending, result]);

  return { successNote, button, buttonAndFailure };
}
