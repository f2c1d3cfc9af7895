import type { NativeSubmissionResult } from '../../../content/sections/contact';
import { ResultNote } from './ResultNote';
import { plainMail } from './mailtoLink';

interface NativeOutcomeNoteProps {
  outcome: NativeSubmissionResult;
}

/** The answer to a form sent without JavaScript: hidden until the page's address names it. */
export function NativeResultNote({ outcome }: NativeOutcomeNoteProps) {
  return (
    <ResultNote
      id={outcome.id}
      outcome={outcome}
      mail={outcome.kind === 'failure' ? plainMail : undefined}
      sx={{ display: 'none', mb: 2, scrollMarginTop: 96, '&:target': { display: 'flex' } }}
    />
  );
}
