import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Ground } from '../components/Ground';
import { config } from '../config';
import { anchors } from '../content/anchors';
import { directLinks, type ContactLink } from '../content/directContact';
import { names } from '../content/names';
import { paths } from '../content/paths';
import { footer } from '../content/sections/footer';
import { inkTheme } from '../theme/theme';

const legalLinks = [
  { href: paths.legalNotice, label: footer.legalNotice },
  { href: paths.privacy, label: footer.privacy },
];

export function Footer() {
  return (
    <Ground as="footer" theme={inkTheme} id={anchors.footer}>
      <FooterColumns>
        <ClosingName />
        <div>
          <Typography variant="h3" component="p">
            {names.provider}
          </Typography>
          {/* As far below its title as the first links, with their padding. */}
          <Typography variant="body2" color="textSecondary" sx={{ mt: '10px' }}>
            {footer.tagline}
          </Typography>
        </div>
        <div>
          <FooterLinks title={footer.contactTitle} links={directLinks} />
        </div>
        <Box component="nav" aria-label={footer.legalTitle} sx={{ displayPrint: 'none' }}>
          <FooterLinks title={footer.legalTitle} links={legalLinks} />
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
          © {/* The document has the build's year, until its script writes the visit's. */}
          <span data-current-year suppressHydrationWarning>
            {currentYear()}
          </span>{' '}
          {`${names.provider}. ${footer.rights}`}
          {footer.publisher && <br />}
          {footer.publisher}
        </Typography>
      </FooterColumns>
    </Ground>
  );
}

const currentYear = () => new Date().getFullYear();

/** The product's name, as wide as the page unless its letters would then fill the window. */
function ClosingName() {
  let width = 0;
  for (const letter of names.product) width += estimateWidth(letter);
  const fillingSize = Math.round(1000 / width);
  const size = fillingSize > 300 ? 210 : fillingSize;
  return (
    <ClosingDrawing viewBox={`0 0 1000 ${size * 0.9}`} fontSize={size}>
      {/* The spaces between the letters make up for what the estimate misses. The first and the last
          letter stand at the edges: what a font leaves free beside a letter lies outside. */}
      <text x={-size / 16} y={size * 0.75} textLength={size * (width + 0.075)}>
        {names.product}
      </text>
    </ClosingDrawing>
  );
}

/** Returns about how wide a letter of the page's font is, in em. */
function estimateWidth(letter: string) {
  if (/[fijlrtI1\s.'’-]/.test(letter)) return 0.28;
  if (/[mw]/i.test(letter)) return 0.85;
  return letter === letter.toLowerCase() ? 0.53 : 0.64;
}

interface FooterLinksProps {
  title: string;
  links: readonly ContactLink[];
}

function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <List disablePadding sx={{ '@media print': { columns: 2 } }}>
        {links.map(({ href, label }) => (
          <ListItem key={href} disablePadding sx={{ pt: '6px' }}>
            <Link href={href} sx={{ minWidth: 0, py: '4px' }}>
              {label}
            </Link>
          </ListItem>
        ))}
      </List>
    </>
  );
}

const FooterColumns = styled(Container)(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  paddingBlock: 40,
  [breakpoints.up('sm')]: { gridTemplateColumns: '1fr minmax(0, auto) minmax(0, auto)' },
  [breakpoints.up('md')]: {
    // On the widest screens, the columns begin where the form and what stands beside the questions do.
    gridTemplateColumns: 'minmax(0, 1fr) 252px 280px',
    paddingBlock: 56,
  },
  '@media print': {
    gridTemplateColumns: '1fr auto',
    rowGap: '0.5rem',
    paddingBlock: '1rem',
    '&::after': { content: `'${config.siteUrl.replace(/^https?:\/\//, '')}'` },
  },
}));

/** Under a double rule: so accountants close a book. Paper leaves it out: the header has the name. */
const ClosingDrawing = styled('svg')(({ theme }) => ({
  gridColumn: '1 / -1',
  width: '100%',
  paddingTop: 40,
  borderTop: '4px double',
  overflow: 'visible',
  fill: 'currentColor',
  fontWeight: theme.typography.fontWeightMedium,
  '@media print': { display: 'none' },
}));
