import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { ButtonLink } from '../components/Button';
import { Wordmark } from '../components/Wordmark';
import { anchors } from '../content/anchors';
import { navigation } from '../content/navigation';
import { headerRoom, PAGE_MARGIN } from '../theme/tokens';

/** Sticky, in CSS alone: it is never hydrated. One row, at every width and font size. */
export function SiteHeader() {
  return (
    <Box
      component="header"
      id={anchors.header}
      sx={(theme) => ({
        ...theme.mixins.toolbar,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        columnGap: 1.5,
        px: PAGE_MARGIN,
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
        '& > [data-fill]': { minHeight: 44, padding: '8px 16px', fontSize: '0.9375rem' },
      })}
    >
      <SkipLink />
      <Box sx={{ flex: 1, minWidth: 28 }}>
        <Wordmark href={`#${anchors.hero}`} />
      </Box>
      <SectionLinks />
      <ButtonLink href={`#${anchors.contact}`} data-fill="ink">
        {navigation.requestDemo}
      </ButtonLink>
    </Box>
  );
}

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

const Links = styled('nav')(({ theme: { breakpoints, palette, typography } }) => ({
  ...typography.body2,
  display: 'none',
  marginRight: 8,
  whiteSpace: 'nowrap',
  counterReset: 'section',
  [breakpoints.up('md')]: { columnGap: 14 },
  [breakpoints.up('lg')]: { columnGap: 20 },
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
  },
}));

function SkipLink() {
  return (
    <Box
      component="a"
      href={`#${anchors.main}`}
      sx={{
        position: 'absolute',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1.5,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:not(:focus)': { clipPath: 'inset(50%)' },
      }}
    >
      {navigation.skipToContent}
    </Box>
  );
}
