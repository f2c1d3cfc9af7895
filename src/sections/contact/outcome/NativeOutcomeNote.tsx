import type { NativeSubmissionResult } from '../../../content/sections/contact';
import { OutcomeNote } from './OutcomeNote';
import { plainMail } from './requestByMail';

interface NativeOutcomeNoteProps {
  outcome: NativeSubmissionResult;
}

/** The answer to a form sent without JavaScript: hidden until the page's address names it. */
export function NativeOutcomeNote({ outcome }: NativeOutcomeNoteProps) {
  return (
    <OutcomeNote
      id={outcome.id}
      outcome={outcome}
      mail={outcome.kind === 'failure' ? plainMail : undefined}
      sx={{ display: 'none', mb: 2, scrollMarginTop: 96, '&:target': { display: 'flex' } }}
    />
  );
}
