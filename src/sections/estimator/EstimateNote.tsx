import Typography from '@mui/material/Typography';
import type { PropsWithChildren } from 'react';

/** How the estimate is made. */
export function EstimateNote({ children }: PropsWithChildren) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ pt: 1.5, borderTop: 1 }}>
      {children}
    </Typography>
  );
}
