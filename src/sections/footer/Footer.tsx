import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Ground } from '../../components/Ground';
import { useHomePath } from '../../components/useHomePath';
import { useRequestSent } from '../../components/RequestSent';
import { config } from '../../config';
import { anchors } from '../../content/anchors';
import { directLinks, type ContactLink } from '../../content/directContact';
import { navigation, pageSections } from '../../content/navigation';
import { names } from '../../content/names';
import { paths } from '../../content/paths';
import { footer } from '../../content/sections/footer';
import { BOX_RADIUS } from '../../theme/emptyBox';
import { inkTheme } from '../../theme/theme';
import { headerRoom } from '../../theme/tokens';

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
        <ContentsNavigation />
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

/**
 * The product's name, as wide as the page unless its letters would then fill the window. The dot of its
 * first « i » is the page's open line. Only a picture: the header has the name.
 */
function ClosingName() {
  const letters = Array.from(names.product);
  const width = letters.reduce((sum, letter) => sum + estimateWidth(letter), 0);
  // The spaces between the letters make up for what the estimate misses.
  const fillingSize = Math.floor(100 / (1.04 * width));
  const isShort = fillingSize > 30;
  return (
    <ClosingFrame aria-hidden="true">
      <ClosingLetters isShort={isShort} style={{ fontSize: `${isShort ? 21 : fillingSize}cqi` }}>
        {letters.map((letter, rank) => (
          <ClosingLetter key={rank}>
            {letter}
            {rank === letters.indexOf('i') && <OpenDot />}
          </ClosingLetter>
        ))}
      </ClosingLetters>
    </ClosingFrame>
  );
}

/** Over the letter's own dot: amber until the visitor's request is sent. */
function OpenDot() {
  const { isSent } = useRequestSent();
  return <DotBox isSent={isSent} />;
}

/** Returns about how wide a letter of the page's font is, in em. */
function estimateWidth(letter: string) {
  if (/[fijlrtI1\s.'’-]/.test(letter)) return 0.28;
  if (/[mw]/i.test(letter)) return 0.85;
  return letter === letter.toLowerCase() ? 0.53 : 0.64;
}

/** Where the header has no links to the sections. */
function ContentsNavigation() {
  const home = useHomePath();
  const links = pageSections.map(({ id, label }) => ({
    href: `${home}#${id}`,
    label: label ?? navigation.form,
  }));
  return (
    <Box
      component="nav"
      id={anchors.contents}
      aria-label={navigation.contents}
      sx={{ displayPrint: 'none', [headerRoom.forLinks]: { display: 'none' } }}
    >
      <FooterLinks title={navigation.contents} links={links} columns={2} />
    </Box>
  );
}

interface FooterLinksProps {
  title: string;
  links: readonly ContactLink[];
  columns?: number;
}

function FooterLinks({ title, links, columns = 1 }: FooterLinksProps) {
  return (
    <>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <List disablePadding sx={{ columns, '@media print': { columns: 2 } }}>
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
  gap: 20,
  paddingBlock: 32,
  [breakpoints.up('sm')]: { gap: 32, gridTemplateColumns: '1fr minmax(0, auto) minmax(0, auto)' },
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

/** Under a double rule: so accountants close a book. Paper leaves it out. */
const ClosingFrame = styled('div')({
  gridColumn: '1 / -1',
  containerType: 'inline-size',
  borderTop: '4px double',
  '@media print': { display: 'none' },
});

const ClosingLetters = styled('div', { shouldForwardProp: (prop) => prop !== 'isShort' })<{
  isShort: boolean;
}>(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  // What a font leaves free beside its letters lies outside.
  margin: '0 -0.018em 0 -0.06em',
  lineHeight: 1.1,
  whiteSpace: 'pre',
  fontWeight: theme.typography.fontWeightMedium,
  variants: [{ props: { isShort: true }, style: { justifyContent: 'start' } }],
}));

/** Letters that a reader has spaced out shrink their boxes, and stay in the row. */
const ClosingLetter = styled('span')({ position: 'relative', minWidth: 0 });

const DotBox = styled('span', { shouldForwardProp: (prop) => prop !== 'isSent' })<{
  isSent: boolean;
}>(({ theme: { palette } }) => ({
  position: 'absolute',
  top: '0.166em',
  left: 'calc(50% - 0.095em)',
  width: '0.19em',
  height: '0.19em',
  border: `max(2px, 0.014em) dashed ${palette.warning.main}`,
  borderRadius: BOX_RADIUS,
  backgroundColor: palette.background.default,
  variants: [
    {
      props: { isSent: true },
      style: { border: 0, backgroundColor: palette.success.main },
    },
  ],
}));
