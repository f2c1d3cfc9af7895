import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MessageStart } from '../../message/MessageStart';
import type { FaqItem } from '../../content/sections/faq';

interface AnswerProps {
  item: FaqItem;
}

/** An answer. Some have a button that begins a message about the visitor's own case. */
export function Answer({ item: { answer, start } }: AnswerProps) {
  return (
    <>
      <Typography>{answer}</Typography>
      {start && (
        <Box sx={{ mt: 2 }}>
          <MessageStart {...start} />
        </Box>
      )}
    </>
  );
}
