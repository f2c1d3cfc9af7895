import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CURRENT_YEAR_ATTRIBUTE } from '../islands/currentYear';
import { ContactLinks } from '../components/ContactLinks';
import { config } from '../config';
import { anchors } from '../content/anchors';
import { names } from '../content/names';
import { paths } from '../content/paths';
import { footer } from '../content/sections/footer';

const legalLinks = [
  { href: paths.legalNotice, label: footer.legalNotice },
  { href: paths.privacy, label: footer.privacy },
];

export function Footer() {
  return (
    <Container
      component="footer"
      id={anchors.footer}
      sx={{
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        py: { xs: 5, md: 7 },
        display: 'grid',
        gridTemplateColumns: { sm: '2fr 1.5fr 1.5fr', md: '3fr 1.5fr 1.5fr' },
        gap: 4,
      }}
    >
      <Box
        sx={{
          gridColumn: '1 / -1',
          // A double rule: so accountants close a book.
          borderTop: '4px double',
          pt: 3,
          fontSize: { xs: '2.25rem', md: '4rem' },
          fontWeight: 'fontWeightMedium',
          lineHeight: 1.1,
          letterSpacing: '-0.03em',
        }}
      >
        {names.product}
      </Box>
      <Box>
        <Typography component="p" variant="h3">
          {names.provider}
        </Typography>
        <Typography variant="body2" sx={{ color: 'primary.light' }}>
          {footer.tagline}
        </Typography>
      </Box>
      <Box>
        <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
          {footer.contactTitle}
        </Typography>
        <ContactLinks />
      </Box>
      <Box component="nav" aria-label={footer.legalTitle}>
        <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
          {footer.legalTitle}
        </Typography>
        <Box component="ul" sx={{ display: 'grid', gap: 0.5 }}>
          {legalLinks.map(({ href, label }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </Box>
      </Box>
      <Typography variant="body2" sx={{ gridColumn: '1 / -1', mt: 1, color: 'primary.light' }}>
        © <span {...{ [CURRENT_YEAR_ATTRIBUTE]: '' }}>{config.buildYear}</span>{' '}
        {`${names.provider}. ${footer.rights}`}
        {footer.publisher && <br />}
        {footer.publisher}
      </Typography>
    </Container>
  );
}
