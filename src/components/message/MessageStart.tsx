import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { linkToMessage } from './linkToMessage';
import { putSentence } from './messageSentence';

interface MessageStartProps {
  label: string;
  /** Text that the visitor continues. */
  beginning: string;
  variant?: 'outlined' | 'link';
}

/** A link to the form, which also inserts the beginning of a message there. */
export function MessageStart(props: MessageStartProps) {
  const { label, beginning, variant = 'outlined' } = props;
  const link = linkToMessage((message) => putSentence(message, beginning, {}));
  return variant === 'link' ? (
    <Link variant="button" sx={inItsPlace} {...link}>
      {label}
    </Link>
  ) : (
    <Button variant="outlined" color="inherit" sx={inItsPlace} {...link}>
      {label}
    </Button>
  );
}

/** Below a text or, in a grid, at the beginning of its own area. */
const inItsPlace = { justifySelf: 'start', mt: 2, displayPrint: 'none' } as const;
