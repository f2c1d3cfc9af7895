import { useEffect, useRef } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import type { SubmissionResult } from '../../../content/sections/contact';
import type { DemoRequest } from '../../../services/demoRequest';
import { buildMailtoLink } from './mailtoLink';
import { ResultNote } from './ResultNote';
import { toastRoom } from './Toast';

interface FailureNoteProps {
  control: Control<DemoRequest>;
  result: SubmissionResult;
}

/** The failure under the button. The toast announces the same text. */
export function FailureNote({ control, result }: FailureNoteProps) {
  const request = useWatch({ control });
  const note = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const button = note.current?.previousElementSibling?.getBoundingClientRect();
    const isInSight = button && button.bottom > 0 && button.top < window.innerHeight;
    if (isInSight) note.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);

  return (
    <ResultNote
      ref={note}
      result={result}
      mail={buildMailtoLink(request)}
      sx={{ mt: 2, scrollMarginBottom: toastRoom }}
    />
  );
}
