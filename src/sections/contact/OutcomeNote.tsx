import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { AlertProps } from '@mui/material/Alert';
import type { Outcome } from '../../content/contact';

interface OutcomeNoteProps extends Pick<AlertProps, 'id' | 'sx'> {
  outcome: Outcome;
}

/** What became of the request, beside the form. As a note, since the toast announces it already. */
export function OutcomeNote({ outcome, ...placed }: OutcomeNoteProps) {
  return (
    <Alert {...placed} severity={outcome.kind === 'success' ? 'success' : 'error'} role="note">
      <AlertTitle>{outcome.title}</AlertTitle>
      {outcome.text}
    </Alert>
  );
}
