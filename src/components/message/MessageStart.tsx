import Box from '@mui/material/Box';
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
  return (
    <Box sx={{ mt: 2, displayPrint: 'none' }}>
      {variant === 'link' ? (
        <Link variant="button" {...link}>
          {label}
        </Link>
      ) : (
        <Button variant="outlined" color="inherit" {...link}>
          {label}
        </Button>
      )}
    </Box>
  );
}
