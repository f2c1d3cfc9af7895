import Link from '@mui/material/Link';
import { navigation } from '../../content/navigation';
import { screenOnly } from '../../theme/print';

interface SkipLinkProps {
  /** Id of the element that the link leads to. */
  target: string;
}

export function SkipLink({ target }: SkipLinkProps) {
  return (
    <Link
      className={screenOnly}
      href={`#${target}`}
      sx={{
        position: 'absolute',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1.5,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:not(:focus)': { clipPath: 'inset(50%)' },
      }}
    >
      {navigation.skipToContent}
    </Link>
  );
}
