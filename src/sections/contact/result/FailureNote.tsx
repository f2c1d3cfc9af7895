import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import type { SubmissionResult } from '../../../content/sections/contact';
import type { DemoRequestForm } from '../../../services/demoRequest';
import { ResultNote } from './ResultNote';
import { mailtoLink } from './mailtoLink';

interface FailureNoteProps {
  control: Control<DemoRequestForm>;
  result: SubmissionResult;
}

/** The toast's height: on narrow screens it covers the bottom of the window. */
const toastRoom = { xs: '12rem', lg: 0 };

/** The failure under the button. The toast announces the same text. */
export function FailureNote({ control, result }: FailureNoteProps) {
  const request = useWatch({ control });
  const note = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const button = note.current?.previousElementSibling?.getBoundingClientRect();
    const isInSight = button && button.bottom > 0 && button.top < window.innerHeight;
    // Focus has moved to an invalid field: scrolling here would move it out of sight.
    const isFocusOnInvalidField = document.activeElement?.matches('[aria-invalid=true]');
    if (isInSight && !isFocusOnInvalidField) note.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);

  return (
    <ResultNote
      ref={note}
      result={result}
      mail={mailtoLink(request)}
      sx={{ mt: 2, scrollMarginBottom: toastRoom }}
    />
  );
}
