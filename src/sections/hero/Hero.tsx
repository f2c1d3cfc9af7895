import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { makeTitleId, SectionFrame } from '../../components/SectionFrame';
import { anchors } from '../../content/anchors';
import { hasSection } from '../../content/navigation';
import { hero } from '../../content/sections/hero';
import { COLUMN_GAP, COLUMNS, sectionSpacing } from '../../theme/tokens';
import { HeroLedger } from './HeroLedger';
import { ReviewRating } from './ReviewRating';

export function Hero() {
  return (
    <SectionFrame
      id={anchors.hero}
      padding={{ pt: { xs: 4, md: sectionSpacing.md }, pb: { md: sectionSpacing.md } }}
      // Ends the ledger's ground.
      sx={{ overflow: 'clip' }}
    >
      <Container
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: COLUMNS },
          gap: `${COLUMN_GAP}px`,
        }}
      >
        {/* The text begins where the ledger does. Centred, it would move when the page's font arrives. */}
        <Box sx={{ mt: { lg: '42px' } }}>
          <HeroText />
          <HeroActions />
          <Stack spacing={0.5} sx={{ mt: 2.5 }}>
            {hero.rating && <ReviewRating {...hero.rating} />}
            <Typography variant="body2" color="textSecondary">
              {hero.compatibility}
            </Typography>
          </Stack>
        </Box>
        <HeroLedger />
      </Container>
    </SectionFrame>
  );
}

function HeroText() {
  return (
    <>
      <Typography
        variant="subtitle2"
        color="success"
        // Balanced: the page's font and its fallback would break at different widths.
        sx={{ maxWidth: { xs: '30em', sm: 'none' }, textWrap: 'balance' }}
      >
        {hero.eyebrow}
      </Typography>
      <Typography
        variant="h1"
        id={makeTitleId(anchors.hero)}
        sx={{
          mt: 2,
          // It must take as many lines in the page's font as in its fallback, at each width.
          maxWidth: { xs: '10em', md: 'none' },
          fontSize: { md: 'min(5.5vw, 4.25rem)' },
          '@media print': { maxWidth: 'none' },
        }}
      >
        {hero.title}
      </Typography>
      <Typography
        variant="subtitle1"
        color="textSecondary"
        sx={{
          mt: 3,
          maxWidth: '31em',
          textWrap: 'balance',
          '@media print': { maxWidth: 'none' },
        }}
      >
        {hero.lead.join(' ')}
      </Typography>
    </>
  );
}

function HeroActions() {
  return (
    <Stack
      // The buttons stand in a column at widths where one row fits in only one of the page's font and
      // its fallback.
      direction={{ xs: 'column', sm: 'row', md: 'column', lg: 'row' }}
      spacing={1.5}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: { md: 'start' }, mt: 3.5, displayPrint: 'none' }}
    >
      <Button variant="contained" href={`#${anchors.contact}`}>
        {hero.requestDemo}
      </Button>{' '}
      {hasSection(anchors.videoDemo) && (
        <Button
          variant="outlined"
          color="inherit"
          href={`#${anchors.videoDemo}`}
          // A second box of the same size would rival the first on a phone.
          sx={(theme) => ({
            [theme.breakpoints.down('sm')]: {
              alignSelf: 'start',
              paddingInline: 0,
              border: 0,
              '&, &:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
            },
          })}
        >
          {hero.discover}
        </Button>
      )}
    </Stack>
  );
}
