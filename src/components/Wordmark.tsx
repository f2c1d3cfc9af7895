import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Drawing } from './Drawing';
import { brand, brandByline } from '../content/brand';
import { mark } from '../theme/mark';
import { onPaper } from '../theme/print';

interface WordmarkProps {
  /** URL of the top of the page. */
  href: string;
}

/** The logo, the product's name and, where there is room, the provider's. */
export function Wordmark({ href }: WordmarkProps) {
  return (
    <Box
      component="a"
      href={href}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        py: 1,
        [onPaper]: { py: 0 },
        verticalAlign: 'middle',
        textDecoration: 'none',
      }}
    >
      <Drawing
        viewBox={`0 0 ${mark.side} ${mark.side}`}
        sx={{ width: 28, height: 28, color: 'primary.main', flex: 'none' }}
      >
        <rect width={mark.side} height={mark.side} rx={mark.radius} fill="currentColor" />
        <Box
          component="path"
          d={mark.lines.d}
          sx={{
            stroke: (theme) => theme.palette.background.default,
            strokeWidth: mark.lines.width,
          }}
        />
        <Box
          component="path"
          d={mark.tick.d}
          sx={{
            stroke: (theme) => theme.palette.success.light,
            strokeWidth: mark.tick.width,
            fill: 'none',
          }}
        />
      </Drawing>
      <Typography
        component="span"
        sx={{ flex: 'none', fontWeight: 'fontWeightBold', fontSize: '1.25rem', lineHeight: 1.1 }}
      >
        {brand.product}
      </Typography>
      <Typography
        component="span"
        variant="caption"
        color="textSecondary"
        sx={{ '@container (max-width: 15.5rem)': { display: 'none' } }}
      >
        {brandByline}
      </Typography>
    </Box>
  );
}
