import Button from '@mui/material/Button';
import { screenOnly } from '../theme/print';
import { withScript } from '../hydration/scripting';
import { editMessage } from './editMessage';
import { putSentence } from './messageSentence';

interface MessageStartProps {
  label: string;
  /** What the visitor goes on writing behind. */
  beginning: string;
}

/** A ready-made beginning of the message that goes with the demo request. */
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
