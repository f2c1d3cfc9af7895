import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { names } from '../content/names';
import { Logo } from './Logo';

/** The height of the logo with its margins, in pixels. */
const HEIGHT = 44;

interface WordmarkProps {
  /** URL of the top of the page. */
  href: string;
  sx?: SxProps<Theme>;
}

/**
 * The logo, the product's and the provider's names. What has no room in the row wraps below it, where
 * nothing is shown: first the provider, then the product.
 */
export function Wordmark({ href, sx }: WordmarkProps) {
  return (
    <WordmarkLink
      href={href}
      underline="none"
      aria-label={`${names.product} ${names.byline}`}
      sx={sx}
    >
      <Logo />
      <b>{names.product}</b>{' '}
      <Typography variant="caption" color="textSecondary">
        {names.byline}
      </Typography>
    </WordmarkLink>
  );
}

const WordmarkLink = styled(Link)(({ theme: { typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${HEIGHT}px 10px`,
  width: 'fit-content',
  maxWidth: '100%',
  height: HEIGHT,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  fontSize: typography.h3.fontSize,
  lineHeight: 1.1,
}));
