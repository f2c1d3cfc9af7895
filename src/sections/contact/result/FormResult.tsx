import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import type { SubmissionResult } from '../../../content/sections/contact';
import type { DemoRequestForm } from '../../../services/demoRequest';
import { ResultNote } from './ResultNote';
import { mailtoLink } from './mailtoLink';

interface FormOutcomeProps {
  control: Control<DemoRequestForm>;
  outcome: SubmissionResult;
}

/** The toast's height; on a narrow window it lies over what stands at the bottom. */
const toastRoom = { xs: '12rem', lg: 0 };

/** The note under the button, above the toast that repeats it. */
export function FormResult({ control, outcome }: FormOutcomeProps) {
  const request = useWatch({ control });
  const note = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const button = note.current?.previousElementSibling?.getBoundingClientRect();
    const isInSight = button && button.bottom > 0 && button.top < window.innerHeight;
    // Focus has gone to a field that was refused, and the window with it.
    const isElsewhere = document.activeElement?.matches('[aria-invalid=true]');
    if (isInSight && !isElsewhere) note.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  return (
    <ResultNote
      ref={note}
      outcome={outcome}
      mail={mailtoLink(request)}
      sx={{ mt: 2, scrollMarginBottom: toastRoom }}
    />
  );
}
