import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { Wordmark } from '../../components/Wordmark';
import { anchors } from '../../content/anchors';
import { findLetter, navigation } from '../../content/navigation';
import { SectionsMenu } from './SectionsMenu';
import { OpenLine } from './OpenLine';
import { useDemoRequest } from '../../demo-request/DemoRequestProvider';
import { headerRoom, stickyHeader } from '../../theme/stickyHeader';
import { useReached } from './useReached';

/** The landing page's. Sticky, in CSS alone. One row, at every width and font size. */
export function SiteHeader() {
  const { isSent } = useDemoRequest();
  return (
    <StickyHeader id={anchors.header} sx={[isSent && closingRule]}>
      <HeaderRow>
        <SkipLink href={`#${anchors.main}`}>{navigation.skipToContent}</SkipLink>{' '}
        {/* It gives way to the links, down to its logo. */}
        <Wordmark
          href={`#${anchors.hero}`}
          sx={{ flex: 1, minWidth: 28, maxWidth: 'max-content', mr: 'auto' }}
        />
        <HeaderControls>
          <SectionLinks />
          <OpenLine />{' '}
          <Button variant="contained" size="small" href={`#${anchors.contact}`}>
            {navigation.requestDemo}
          </Button>
          <SectionsMenu />
        </HeaderControls>
      </HeaderRow>
    </StickyHeader>
  );
}

const StickyHeader = styled('header')(({ theme: { palette, zIndex } }) => ({
  position: 'relative',
  [stickyHeader.sticks]: { position: 'sticky', top: 0, zIndex: zIndex.appBar },
  borderBottom: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.default,
  // When a phone is turned, Chromium keeps in place what a touch at the window's top would reach. If
  // that were the header, which is not sticky in low windows, readers would lose their line.
  '@media (pointer: coarse)': { pointerEvents: 'none' },
}));

/** A second line under the header's own, once its line is matched: so accountants close a book. */
const closingRule = {
  borderColor: 'text.primary',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'calc(100% + 3px) 0 auto',
    borderTop: 1,
    borderColor: 'text.primary',
  },
};

const HeaderRow = styled(Container)({
  display: 'flex',
  alignItems: 'center',
  columnGap: 12,
  // Less the header's border.
  minHeight: `calc(${stickyHeader.height} - 1px)`,
  '& > *': { pointerEvents: 'auto' },
});

const SkipLink = styled(Link)(({ theme: { palette, zIndex } }) => ({
  position: 'absolute',
  top: 8,
  left: 8,
  zIndex: zIndex.tooltip,
  padding: '12px 16px',
  backgroundColor: palette.primary.main,
  color: palette.primary.contrastText,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
}));

/** Paper has the name alone. */
const HeaderControls = styled('div')({
  display: 'contents',
  '@media print': { display: 'none' },
});

function SectionLinks() {
  return (
    <HeaderNavigation aria-label={navigation.sectionsLabel}>
      {navigation.sections.map(({ id, label }) => (
        <Fragment key={id}>
          <SectionLink id={id} label={label} />{' '}
        </Fragment>
      ))}
    </HeaderNavigation>
  );
}

interface SectionLinkProps {
  id: string;
  label: string;
}

/** After the section's letter: amber, like a line that is yet to match, until the reader has reached it. */
function SectionLink({ id, label }: SectionLinkProps) {
  return (
    <LetteredLink
      href={`#${id}`}
      data-letter={findLetter(id)}
      ownerState={{ isReached: useReached(id) }}
      variant="body2"
      color="textSecondary"
      underline="hover"
    >
      {label}
    </LetteredLink>
  );
}

const HeaderNavigation = styled('nav')({
  display: 'none',
  columnGap: 16,
  whiteSpace: 'nowrap',
  [headerRoom.forLinks]: { display: 'flex' },
});

interface LetteredLinkProps {
  ownerState: { isReached: boolean };
}

const LetteredLink = styled(Link)<LetteredLinkProps>(({ theme: { palette, typography } }) => ({
  paddingBlock: 10,
  '&::before': {
    // The empty alternative text silences it. Browsers without support show no letter.
    content: 'attr(data-letter) / ""',
    marginRight: 6,
    color: palette.warning.main,
    fontSize: '0.75rem',
    fontWeight: typography.fontWeightMedium,
    // Without a script they would stay amber.
    '@media (scripting: none)': { color: palette.success.main },
  },
  variants: [
    { props: { isReached: true }, style: { '&::before': { color: palette.success.main } } },
  ],
}));
