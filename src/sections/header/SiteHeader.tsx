import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Fragment } from 'react';
import { Wordmark, wordmarkWidth } from '../../components/Wordmark';
import { anchors } from '../../content/anchors';
import { navigation } from '../../content/navigation';
import { estimateWidth } from '../../theme/estimateWidth';

/** Sizes in rem: at 16 px, they are the pixels that the styles below set. */
const FONT_SIZE = 0.9375;
const GAP = 0.75;
const LINK_GAP = 0.875;
const LETTER_WIDTH = 1.375;
const BUTTON_PADDING = 2;

const links = navigation.sections;
const LABELS = links.map(({ label }) => label).join('');
const LINKS_WIDTH = estimateWidth(LABELS, FONT_SIZE) + links.length * LINK_GAP;
const BUTTON_WIDTH = estimateWidth(navigation.requestDemo, FONT_SIZE) + BUTTON_PADDING;

const ROOM_FOR_LINKS = wordmarkWidth.short + GAP + BUTTON_WIDTH + GAP + LINKS_WIDTH;
const ROOM_FOR_LETTERS =
  ROOM_FOR_LINKS + links.length * LETTER_WIDTH + wordmarkWidth.long - wordmarkWidth.short;

const WITH_LINKS = `@container (min-width: ${ROOM_FOR_LINKS}rem)`;
const WITH_LETTERS = `@container (min-width: ${ROOM_FOR_LETTERS}rem)`;

/** Sticky, in CSS alone: it is never hydrated. One row, at every width and font size. */
export function SiteHeader() {
  return (
    <Container
      component="header"
      id={anchors.header}
      sx={(theme) => ({
        ...theme.mixins.toolbar,
        zIndex: 'appBar',
        containerType: 'inline-size',
        display: 'flex',
        alignItems: 'center',
        columnGap: 1.5,
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      })}
    >
      <SkipLink />
      <Box sx={{ flex: 1, minWidth: 28, display: 'flex', containerType: 'inline-size' }}>
        <Wordmark href={`#${anchors.top}`} />
      </Box>
      <SectionLinks />
      <Button
        href={`#${anchors.contact}`}
        variant="contained"
        sx={{ minHeight: 44, px: 2, py: 1, fontSize: `${FONT_SIZE}rem` }}
      >
        {navigation.requestDemo}
      </Button>
    </Container>
  );
}

const sectionLink = {
  py: 1.25,
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { color: 'text.primary', textDecoration: 'underline' },
  [WITH_LETTERS]: {
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
        [WITH_LINKS]: { display: 'flex' },
        columnGap: 1.75,
        mr: 1,
        typography: 'body2',
        fontSize: `${FONT_SIZE}rem`,
        whiteSpace: 'nowrap',
        counterReset: 'section',
        [WITH_LETTERS]: { columnGap: 2.5 },
      }}
    >
      {links.map(({ id, label }) => (
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
