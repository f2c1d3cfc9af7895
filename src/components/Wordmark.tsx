import { styled } from '@mui/material/styles';
import { names } from '../content/names';
import { AppLink } from './AppLink';
import { Logo } from './Logo';

/** The height of the logo with its margins, in pixels. */
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
    <Row href={href} aria-label={`${names.product} ${names.byline}`}>
      <Logo />
      <b>{names.product}</b> <span>{names.byline}</span>
    </Row>
  );
}

const Row = styled(AppLink)(({ theme: { palette, typography } }) => ({
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
  '& > b': { fontSize: typography.h3.fontSize, lineHeight: 1.1 },
  '& > span': { ...typography.caption, color: palette.text.secondary },
}));
