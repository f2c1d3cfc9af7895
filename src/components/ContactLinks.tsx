import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { brand, emailHref, phoneHref } from '../content/brand';
import { onPaper } from '../theme/print';

/** Links to the provider's email address and phone number, each at least 24 px high. */
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
        <Link href={phoneHref} sx={{ whiteSpace: 'nowrap' }}>
          {brand.contact.phone}
        </Link>
      </li>
    </Box>
  );
}
