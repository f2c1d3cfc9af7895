import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { contact, type SubmissionResult } from '../../../content/sections/contact';
import { NextSteps } from '../NextSteps';
import { ResultNote } from './ResultNote';

interface SentNoteProps {
  result: SubmissionResult;
  ref: Ref<HTMLDivElement>;
}

/** Shown above the emptied form once a request is sent. */
export function SentNote({ result, ref }: SentNoteProps) {
  return (
    <Box ref={bringIntoView} sx={{ scrollMarginTop: 24 }}>
      <ResultNote ref={ref} tabIndex={-1} result={result} sx={{ mb: 3 }} />
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
