import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { NativeOutcome } from '../content/contact';

interface NativeOutcomeNoteProps {
  outcome: NativeOutcome;
}

/** The answer to a form sent without JavaScript: hidden until the page's address names it. */
export function NativeOutcomeNote({ outcome }: NativeOutcomeNoteProps) {
  return (
    <Alert
      id={outcome.id}
      severity={outcome.outcome === 'success' ? 'success' : 'error'}
      role="note"
      sx={{ display: 'none', mb: 2, scrollMarginTop: 96, '&:target': { display: 'flex' } }}
    >
      <AlertTitle>{outcome.title}</AlertTitle>
      {outcome.text}
    </Alert>
  );
}
