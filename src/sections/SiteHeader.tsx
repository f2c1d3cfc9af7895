import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fragment } from 'react';
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
        '& > a:last-of-type': { minHeight: 44, px: 2, py: 1, fontSize: '0.9375rem' },
      })}
    >
      <SkipLink />
      <Box sx={{ flex: 1, minWidth: 28 }}>
        <Wordmark href={`#${anchors.hero}`} />
      </Box>
      <SectionLinks />
      <Button href={`#${anchors.contact}`} variant="contained" color="primary">
        {navigation.requestDemo}
      </Button>
    </Box>
  );
}

const sectionLink = {
  py: 1.25,
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { color: 'text.primary', textDecoration: 'underline' },
  [headerRoom.forLetters]: {
    '&::before': {
      counterIncrement: 'section',
      // The empty alternative text silences it. Browsers without support show no letter.
      content: 'counter(section, upper-alpha) / ""',
      mr: 0.75,
      color: 'success.main',
      fontSize: '0.75rem',
      fontWeight: 'fontWeightMedium',
    },
  },
};

/** Links to the sections, each after its section's letter. */
function SectionLinks() {
  return (
    <Box
      component="nav"
      aria-label={navigation.sectionsLabel}
      sx={{
        display: 'none',
        [headerRoom.forLinks]: { display: 'flex' },
        columnGap: { md: 1.75, lg: 2.5 },
        mr: 1,
        typography: 'body2',
        fontSize: '0.9375rem',
        whiteSpace: 'nowrap',
        counterReset: 'section',
      }}
    >
      {navigation.sections.map(({ id, label }) => (
        <Fragment key={id}>
          <Box component="a" href={`#${id}`} sx={sectionLink}>
            {label}
          </Box>{' '}
        </Fragment>
      ))}
    </Box>
  );
}

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
