import { styled } from '@mui/material/styles';
import { AppLink } from '../components/AppLink';
import { anchors } from '../content/anchors';
import { directLinks, type ContactLink } from '../content/directContact';
import { names } from '../content/names';
import { paths } from '../content/paths';
import { footer } from '../content/sections/footer';
import { PAGE_MARGIN } from '../theme/tokens';

const legalLinks = [
  { href: paths.legalNotice, label: footer.legalNotice },
  { href: paths.privacy, label: footer.privacy },
];

export function Footer() {
  return (
    <Columns id={anchors.footer}>
      <ClosingName />
      <div>
        <p>{names.provider}</p>
        <p>{footer.tagline}</p>
      </div>
      <div>
        <h2>{footer.contactTitle}</h2>
        <Links links={directLinks} />
      </div>
      <nav aria-label={footer.legalTitle}>
        <h2>{footer.legalTitle}</h2>
        <Links links={legalLinks} />
      </nav>
      <p>
        © {/* The document has the build's year, until its script writes the visit's. */}
        <span data-current-year suppressHydrationWarning>
          {currentYear()}
        </span>{' '}
        {`${names.provider}. ${footer.rights}`}
        {footer.publisher && <br />}
        {footer.publisher}
      </p>
    </Columns>
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
    <Closing viewBox={`0 0 1000 ${size * 0.9}`} fontSize={size}>
      {/* The spaces between the letters make up for what the estimate misses. The first and the last
          letter stand at the edges: what a font leaves free beside a letter lies outside. */}
      <text x={-size / 16} y={size * 0.75} textLength={size * (width + 0.075)}>
        {names.product}
      </text>
    </Closing>
  );
}

/** Returns about how wide a letter of the page's font is, in em. */
function estimateWidth(letter: string) {
  if (/[fijlrtI1\s.'’-]/.test(letter)) return 0.28;
  if (/[mw]/i.test(letter)) return 0.85;
  return letter === letter.toLowerCase() ? 0.53 : 0.64;
}

interface LinksProps {
  links: readonly ContactLink[];
}

function Links({ links }: LinksProps) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <AppLink href={href}>{label}</AppLink>
        </li>
      ))}
    </ul>
  );
}

const Columns = styled('footer')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  paddingInline: PAGE_MARGIN,
  paddingBlock: 40,
  backgroundColor: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
  '& p': theme.typography.body2,
  '& h2, & > div > p:first-of-type': { ...theme.typography.h3, wordSpacing: 'normal' },
  '& li': { marginTop: 6 },
  // As far below its title as the first links, with their padding.
  '& p + p': { marginTop: 10 },
  '& p + p, & > p': { color: theme.palette.primary.light },
  '& > p': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr auto auto' },
  [theme.breakpoints.up('md')]: {
    // On the widest screens, the columns begin where the form and what stands beside the questions do.
    gridTemplateColumns: 'minmax(0, 1fr) 252px 280px',
    paddingBlock: 56,
  },
}));

/** Under a double rule: so accountants close a book. */
const Closing = styled('svg')(({ theme }) => ({
  gridColumn: '1 / -1',
  width: '100%',
  paddingTop: 40,
  borderTop: '4px double',
  overflow: 'visible',
  fill: 'currentColor',
  fontWeight: theme.typography.fontWeightMedium,
}));
