import Typography from '@mui/material/Typography';
import type { PropsWithChildren } from 'react';

/** A line of the estimate, or of how it is made. */
export function EstimateLine({ children }: PropsWithChildren) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ pt: 1.5, borderTop: 1 }}>
      {children}
    </Typography>
  );
}
