import { styled } from '@mui/material/styles';
import { Button } from '../Button';
import { WITH_SCRIPT } from '../../islands/scripting';
import { editMessage } from './editMessage';
import { putSentence } from './messageSentence';

interface MessageStartProps {
  label: string;
  /** Text that the visitor continues. */
  beginning: string;
}

/** A button that inserts the beginning of a message into the form. */
export function MessageStart({ label, beginning }: MessageStartProps) {
  const begin = (message: string) => putSentence(message, beginning, {});
  return (
    <Start className={WITH_SCRIPT}>
      <Button type="button" onClick={() => editMessage(begin)}>
        {label}
      </Button>
    </Start>
  );
}

const Start = styled('div')({ marginTop: 16 });
