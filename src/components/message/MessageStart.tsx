import { styled } from '@mui/material/styles';
import { ButtonLink } from '../Button';
import { linkToMessage } from './linkToMessage';
import { putSentence } from './messageSentence';

interface MessageStartProps {
  label: string;
  /** Text that the visitor continues. */
  beginning: string;
}

/** A link to the form, which also inserts the beginning of a message there. */
export function MessageStart({ label, beginning }: MessageStartProps) {
  const begin = (message: string) => putSentence(message, beginning, {});
  return (
    <Start>
      <ButtonLink {...linkToMessage(begin)}>{label}</ButtonLink>
    </Start>
  );
}

const Start = styled('div')({ marginTop: 16, '@media print': { display: 'none' } });
