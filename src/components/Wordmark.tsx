import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { brand, brandByline } from '../content/brand';

/** The product's name behind its mark: two ledger lines and the tick that matches them. */
export function Wordmark() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <Box
        component="svg"
        viewBox="0 0 28 28"
        aria-hidden="true"
        focusable="false"
        sx={{ width: 28, height: 28, color: 'primary.main', flex: 'none' }}
      >
        <rect width="28" height="28" rx="3" fill="currentColor" />
        <Box
          component="path"
          d="M6 9.5h8M6 18.5h5"
          sx={{ stroke: (theme) => theme.palette.background.default, strokeWidth: 2 }}
        />
        <Box
          component="path"
          d="m13.5 17 3 3 6-8"
          sx={{
            stroke: (theme) => theme.palette.success.light,
            strokeWidth: 2.5,
            fill: 'none',
          }}
        />
      </Box>
      <Typography component="span" sx={{ fontWeight: 650, fontSize: '1.25rem', lineHeight: 1.1 }}>
        {brand.product}
      </Typography>
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
        {brandByline}
      </Typography>
    </Box>
  );
}
