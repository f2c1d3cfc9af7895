import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { linkToMessage } from './linkToMessage';
import { putSentence } from './messageSentence';

interface MessageStartProps {
  label: string;
  /** Text that the visitor continues. */
  beginning: string;
  variant?: 'outlined' | 'link';
  /** Its place. */
  sx?: SxProps<Theme>;
}

/** A link to the form, which also inserts the beginning of a message there. */
export function MessageStart(props: MessageStartProps) {
  const { label, beginning, variant = 'outlined', sx = [] } = props;
  const begin = (message: string) => putSentence(message, beginning, {});
  return (
    <Box sx={[{ mt: 2, displayPrint: 'none' }, ...[sx].flat()]}>
      <Button variant={variant} color="inherit" {...linkToMessage(begin)}>
        {label}
      </Button>
    </Box>
  );
}
