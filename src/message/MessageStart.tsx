import Button from '@mui/material/Button';
import { screenOnly } from '../theme/print';
import { withScript } from '../theme/scripting';
import { editMessage } from './editMessage';
import { putSentence } from './messageSentence';

interface MessageStartProps {
  label: string;
  /** Text that the visitor continues. */
  beginning: string;
}

/** A button that inserts the beginning of a message into the form. */
export function MessageStart({ label, beginning }: MessageStartProps) {
  const begin = (message: string) =>
    message.includes(beginning) ? message : `${putSentence(message, beginning, {})} `;
  return (
    <Button
      className={`${screenOnly} ${withScript}`}
      variant="outlined"
      onClick={() => editMessage(begin)}
    >
      {label}
    </Button>
  );
}
