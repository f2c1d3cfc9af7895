import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { brand, emailHref, phoneHref } from '../content/brand';
import { onPaper } from '../theme/print';

/** The provider's e-mail and phone, each a link of at least 24 px height. */
export function ContactLinks() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 0.5,
        justifyItems: 'start',
        [onPaper]: { display: 'flex', gap: 3 },
      }}
    >
      <li>
        <Link href={emailHref}>{brand.contact.email}</Link>
      </li>
      <li>
        <Link
          href={phoneHref}

          sx={{ whiteSpace: 'nowrap' }}
        >
          {brand.contact.phone}
        </Link>
      </li>
    </Box>
  );
}
