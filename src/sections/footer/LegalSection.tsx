import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { LegalText } from './LegalText';
import type { LegalDocument } from '../../content/legal';

interface LegalSectionProps extends Pick<BoxProps, 'sx'> {
  document: LegalDocument;
  ref?: Ref<HTMLElement>;
}

/** A legal text inside the page. */
export function LegalSection({ document: { id, title, parts }, ref, sx }: LegalSectionProps) {
  return (
    <Box ref={ref} component="section" id={id} aria-labelledby={`${id}-title`} sx={sx}>
      <Typography id={`${id}-title`} component="h2" variant="h2">
        {title}
      </Typography>
      <LegalText parts={parts} />
    </Box>
  );
}
