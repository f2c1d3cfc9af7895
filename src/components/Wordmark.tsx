import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { names } from '../content/names';
import { Logo } from './Logo';

/** In pixels: the logo with its margins. */
const HEIGHT = 44;

interface WordmarkProps {
  /** URL of the top of the page. */
  href: string;
}

/**
 * The logo, the product's and the provider's names. What has no room in the row wraps below it, where
 * nothing is shown: first the provider, then the product.
 */
export function Wordmark({ href }: WordmarkProps) {
  return (
    <Box
      component="a"
      href={href}
      aria-label={`${names.product} ${names.byline}`}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: `${HEIGHT}px 10px`,
        width: 'fit-content',
        maxWidth: '100%',
        height: HEIGHT,
        overflow: 'hidden',
        whiteSpace: 'nowrap',
        textDecoration: 'none',
      }}
    >
      <Logo />
      <Typography
        component="span"
        sx={{ fontWeight: 'fontWeightMedium', fontSize: '1.1875rem', lineHeight: 1.1 }}
      >
        {names.product}
      </Typography>{' '}
      <Typography component="span" variant="caption" color="textSecondary">
        {names.byline}
      </Typography>
    </Box>
  );
}
