import { styled } from '@mui/material/styles';
import { CURRENT_YEAR_ATTRIBUTE } from '../islands/currentYear';
import { config } from '../config';
import { anchors } from '../content/anchors';
import { directLinks, type ContactLink } from '../content/directContact';
import { names } from '../content/names';
import { paths } from '../content/paths';
import { footer } from '../content/sections/footer';
import { PAGE_MARGIN, PAGE_WIDTH } from '../theme/tokens';

const legalLinks = [
  { href: paths.legalNotice, label: footer.legalNotice },
  { href: paths.privacy, label: footer.privacy },
];

export function Footer() {
  return (
    <Columns id={anchors.footer}>
      <Closing>{names.product}</Closing>
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
        © <span {...{ [CURRENT_YEAR_ATTRIBUTE]: '' }}>{config.buildYear}</span>{' '}
        {`${names.provider}. ${footer.rights}`}
        {footer.publisher && <br />}
        {footer.publisher}
      </p>
    </Columns>
  );
}

interface LinksProps {
  links: readonly ContactLink[];
}

function Links({ links }: LinksProps) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
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
  '& h2': { marginBottom: 8 },
  '& li + li': { marginTop: 4 },
  '& p + p, & > p': { color: theme.palette.primary.light },
  '& > p': { gridColumn: '1 / -1', marginTop: 8 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr auto auto' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '3fr 1.5fr 1.5fr', paddingBlock: 56 },
  // The columns begin where the form and what stands beside the questions do.
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 252px 280px' },
}));

/** Under a double rule: so accountants close a book. */
const Closing = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  paddingTop: 24,
  borderTop: '4px double',
  // A long name fits one line: its letters are at most five sixths as wide as they are high. A short
  // one would fill the window.
  fontSize: `min(12rem, min(100vw, ${PAGE_WIDTH}px) * 1.2 / ${names.product.length})`,
  fontWeight: theme.typography.fontWeightMedium,
  lineHeight: 1.1,
  letterSpacing: '-0.03em',
  // This takes back the space that the first letter has at its left.
  textIndent: '-0.06em',
}));
