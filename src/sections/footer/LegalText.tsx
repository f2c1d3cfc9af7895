import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import type { LegalDocument } from '../../content/legal';

interface LegalTextProps {
  parts: LegalDocument['parts'];
}

export function LegalText({ parts }: LegalTextProps) {
  return parts.map((part) => (
    <Fragment key={part.title}>
      <Typography component="h3" variant="h3" sx={{ mt: 3 }}>
        {part.title}
      </Typography>
      {part.lines.map((line) => (
        <Typography key={line} variant="body2" sx={{ mt: 0.75, maxWidth: 680 }}>
          {line}
        </Typography>
      ))}
    </Fragment>
  ));
}
