import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { brand, EMAIL_HREF, PHONE_HREF } from '../content/brand';

/** Links to the provider's email address and phone number, each at least 24 px high. */
export function ContactLinks() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 0.5,
        justifyItems: 'start',
      }}
    >
      <li>
        <Link href={EMAIL_HREF}>{brand.contact.email}</Link>
      </li>
      <li>
        <Link href={PHONE_HREF} sx={{ whiteSpace: 'nowrap' }}>
          {brand.contact.phone}
        </Link>
      </li>
    </Box>
  );
}
