import Link from '@mui/material/Link';

interface LinkItemProps {
  href: string;
  label: string;
  target?: '_blank';
}

/** An item of a list of links. Its touch target is at least 24 px high (WCAG 2.5.8). */
export function LinkItem({ label, ...link }: LinkItemProps) {
  return (
    <li>
      <Link {...link} sx={{ display: 'inline-block', maxWidth: '100%', py: '7px' }}>
        {label}
      </Link>
    </li>
  );
}
