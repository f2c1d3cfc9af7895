import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { ButtonLink } from '../components/Button';
import { Wordmark } from '../components/Wordmark';
import { anchors } from '../content/anchors';
import { navigation } from '../content/navigation';
import { headerRoom, PAGE_MARGIN } from '../theme/tokens';

/** Sticky, in CSS alone. One row, at every width and font size. */
export function SiteHeader() {
  return (
    <Bar id={anchors.header}>
      <SkipLink href={`#${anchors.main}`}>{navigation.skipToContent}</SkipLink>{' '}
      <Wordmark href={`#${anchors.hero}`} />
      <SectionLinks />
      <ButtonLink href={`#${anchors.contact}`} data-fill="ink">
        {navigation.requestDemo}
      </ButtonLink>
    </Bar>
  );
}

const Bar = styled('header')(({ theme: { mixins, palette, zIndex } }) => ({
  ...mixins.toolbar,
  zIndex: zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  columnGap: 12,
  paddingInline: PAGE_MARGIN,
  // Marks the link to the section being read as `:target-current`. Browsers without it leave the
  // letters green. https://drafts.csswg.org/css-overflow-5/#scroll-target-group (November 2026)
  scrollTargetGroup: 'auto',
  backgroundColor: palette.background.default,
  borderBottom: `1px solid ${palette.divider}`,
  // The wordmark gives way to the links, down to its logo.
  '& > :nth-of-type(2)': { flex: 1, minWidth: 28, maxWidth: 'max-content', marginRight: 'auto' },
  '& > [data-fill]': { minHeight: 44, padding: '8px 16px', fontSize: '0.9375rem' },
}));

const SkipLink = styled('a')(({ theme: { palette, zIndex } }) => ({
  position: 'absolute',
  top: 8,
  left: 8,
  zIndex: zIndex.tooltip,
  padding: '12px 16px',
  backgroundColor: palette.primary.main,
  color: palette.primary.contrastText,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
}));

/** Links to the sections, each after its section's letter. */
function SectionLinks() {
  return (
    <Links aria-label={navigation.sectionsLabel}>
      {navigation.sections.map(({ id, label }) => (
        <Fragment key={id}>
          <a href={`#${id}`}>{label}</a>{' '}
        </Fragment>
      ))}
    </Links>
  );
}

const Links = styled('nav')(({ theme: { palette, typography } }) => ({
  ...typography.body2,
  display: 'none',
  marginRight: 8,
  whiteSpace: 'nowrap',
  counterReset: 'section',
  columnGap: 16,
  [headerRoom.forLinks]: { display: 'flex' },
  '& > a': {
    paddingBlock: 10,
    color: palette.text.secondary,
    textDecoration: 'none',
    '&:hover': { color: palette.text.primary, textDecoration: 'underline' },
  },
  [headerRoom.forLetters]: {
    '& > a::before': {
      counterIncrement: 'section',
      // The empty alternative text silences it. Browsers without support show no letter.
      content: 'counter(section, upper-alpha) / ""',
      marginRight: 6,
      color: palette.success.main,
      fontSize: '0.75rem',
      fontWeight: typography.fontWeightMedium,
    },
    // A section that the reader has yet to reach is like a line that is yet to match.
    'a:target-current ~ & > a::before, & > a:target-current ~ a::before': {
      color: palette.warning.main,
    },
  },
}));
