import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { contact } from '../../../content/sections/contact';
import type { SubmissionResult } from '../../../content/sections/contact';
import { NextSteps } from './NextSteps';
import { ResultNote } from './ResultNote';

/** Says that what follows a request stands here, and no longer beside the form. */
export const sent = { attribute: { 'data-sent': '' }, inSection: 'section:has([data-sent]) &' };

interface SentNoteProps {
  outcome: SubmissionResult;
}

/** Takes the form's place once a request is sent; the emptied form follows it. */
export function SentNote({ outcome }: SentNoteProps) {
  return (
    <Box ref={bringIntoView} {...sent.attribute} sx={{ scrollMarginTop: 24 }}>
      <ResultNote outcome={outcome} sx={{ mb: 3 }} />
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

/** The button that was pressed is far below. */
function bringIntoView(note: HTMLElement | null) {
  note?.scrollIntoView({ block: 'nearest' });
}
