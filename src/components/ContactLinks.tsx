import Box from '@mui/material/Box';
import { directLinks } from '../content/directContact';

/** Links to the provider's email address and phone, if it has one, each at least 24 px high. */
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
      {directLinks.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </Box>
  );
}
