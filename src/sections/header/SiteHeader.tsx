import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { SkipLink } from './SkipLink';
import { Wordmark } from '../../components/Wordmark';
import { anchors } from '../../content/anchors';
import { hero } from '../../content/sections/hero';
import { navigation } from '../../content/navigation';
import { onPaper, screenOnly } from '../../theme/print';

/** In em: larger text leaves less room. */
const roomForSections = '@media screen and (min-width: 56.25em)';
const roomForLetters = '@media screen and (min-width: 75em)';
const roomForShortLabelOnly = '@media screen and (max-width: 26.2em)';

/** Sticky, in CSS alone: it is never hydrated. */
export function SiteHeader() {
  return (
    <Container
      component="header"
      id={anchors.header}
      sx={(theme) => ({
        ...theme.mixins.toolbar,
        zIndex: 'appBar',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
        [onPaper]: { minHeight: 0, border: 0 },
        '& > .MuiButton-root': {
          minHeight: 44,
          px: 2,
          py: 1,
          fontSize: '0.9375rem',
          whiteSpace: 'nowrap',
        },
      })}
    >
      <SkipLink target={anchors.main} />
      <Box sx={{ flex: '1 1 7.75rem', minWidth: '7.75rem', containerType: 'inline-size' }}>
        <Wordmark href={`#${anchors.top}`} />
      </Box>
      <SectionLinks />
      <Button className={screenOnly} href={`#${anchors.contact}`} variant="contained">
        <Box component="span" sx={{ [roomForShortLabelOnly]: { display: 'none' } }}>
          {hero.requestDemo}
        </Box>
        <Box
          component="span"
          sx={{ display: 'none', [roomForShortLabelOnly]: { display: 'inline' } }}
        >
          {navigation.requestDemo}
        </Box>
      </Button>
    </Container>
  );
}

/** Links to the sections, each after its section's letter. */
function SectionLinks() {
  return (
    <Box
      component="nav"
      aria-label={navigation.sectionsLabel}
      sx={{
        display: 'none',
        [roomForSections]: { display: 'flex' },
        columnGap: 1.75,
        mr: 1,
        typography: 'body2',
        counterReset: 'section',
        '& > a': { py: 1.25, color: 'text.secondary', textDecoration: 'none' },
        '& > a:hover': { color: 'text.primary', textDecoration: 'underline' },
        [roomForLetters]: {
          columnGap: 2.5,
          '& > a::before': {
            counterIncrement: 'section',
            // The empty alternative text silences it. Browsers without support show no letter.
            content: 'counter(section, upper-alpha) / ""',
            mr: 0.75,
            color: 'success.main',
            fontSize: '0.75rem',
            fontWeight: 'fontWeightBold',
          },
        },
      }}
    >
      {navigation.sections.map(({ id, label }) => (
        <a key={id} href={`#${id}`}>
          {label}
        </a>
      ))}
    </Box>
  );
}
