import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { contact } from '../../../content/sections/contact';
import type { SubmissionResult } from '../../../content/sections/contact';
import { NextSteps } from './NextSteps';
import { ResultNote } from './ResultNote';

/** While SentNote is shown, Contact hides its own NextSteps with this selector. */
export const sent = { attribute: { 'data-sent': '' }, inSection: 'section:has([data-sent]) &' };

interface SentNoteProps {
  result: SubmissionResult;
}

/** Shown above the emptied form once a request is sent. */
export function SentNote({ result }: SentNoteProps) {
  return (
    <Box ref={bringIntoView} {...sent.attribute} sx={{ scrollMarginTop: 24 }}>
      <ResultNote result={result} sx={{ mb: 3 }} />
      <NextSteps />
      <Typography
        component="h3"
        variant="h3"
        sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' }}
      >
        {contact.again}
      </Typography>
    </Box>
  );
}

/** Scrolls up to the note: the submit button, which was clicked, is far below it. */
function bringIntoView(note: HTMLElement | null) {
  note?.scrollIntoView({ block: 'nearest' });
}
