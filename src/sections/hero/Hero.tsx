import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled, ThemeProvider, type Theme } from '@mui/material/styles';
import { LEDGER_TIMELINE } from '../../components/ledger/ledgerMotion';
import { Halves, InkHalf, ON_INK, PaperHalf } from '../../components/Halves';
import { makeTitleId, SectionFrame } from '../../components/SectionFrame';
import { anchors } from '../../content/anchors';
import { hasSection } from '../../content/navigation';
import { hero } from '../../content/sections/hero';
import { inkTheme } from '../../theme/theme';
import { breakpoints as widths, colors } from '../../theme/tokens';
import { growTo } from '../../theme/typography';
import { HeroLedger } from './HeroLedger';
import { LedgerFoot } from './LedgerFoot';
import { ReviewRating } from './ReviewRating';
import { useMatching } from './useMatching';

const [titleStart, titleEnd] = hero.titleParts;
const [leadStart, leadEnd] = hero.lead;

/** The window itself is the ledger. On phones, the title's second part begins the ink. */
export function Hero() {
  const matching = useMatching();
  return (
    <SectionFrame id={anchors.hero} isFlush sx={{ overflow: 'clip' }}>
      <Halves sx={areas}>
        <PaperHalf as="p" sx={eyebrow}>
          {hero.eyebrow}
        </PaperHalf>
        <HeroTitle variant="h1" id={makeTitleId(anchors.hero)}>
          <PaperHalf as="span" sx={titlePart}>
            {titleStart}
          </PaperHalf>{' '}
          {titleEnd && (
            <InkHalf as="span" sx={[titlePart, twoLines]}>
              {titleEnd}
            </InkHalf>
          )}
        </HeroTitle>
        <PaperHalf as="p" sx={[lead, { gridArea: 'leadStart', [ON_PHONES]: onInk }]}>
          {leadStart}
        </PaperHalf>
        <InkHalf as="p" sx={{ ...lead, gridArea: 'leadEnd', ...softOnInk }}>
          {leadEnd}
        </InkHalf>
        <HeroActions />
        <HeroLedger {...matching} />
        <ThemeProvider theme={inkTheme}>
          <InkHalf sx={{ gridArea: 'foot', bgcolor: 'background.default', displayPrint: 'none' }}>
            <LedgerFoot {...matching} />
          </InkHalf>
        </ThemeProvider>
        <PaperHalf sx={rating}>
          {hero.rating && <ReviewRating {...hero.rating} />}
          <div>{hero.compatibility}</div>
        </PaperHalf>
      </Halves>
    </SectionFrame>
  );
}

const ON_PHONES = `@media screen and (max-width: ${widths.md - 0.05}px)`;

const areas = (theme: Theme) => ({
  // The foot counts along with the ledger, which stands beside it.
  timelineScope: LEDGER_TIMELINE,
  gridTemplateAreas: `"eyebrow" "title" "leadStart" "leadEnd" "actions" "ledger" "foot" "rating"`,
  [theme.breakpoints.up('md')]: {
    gridTemplateAreas: `"eyebrow ." "title title" "leadStart leadEnd" "ledger ledger" "actions foot"
      "rating foot"`,
  },
});

const HeroTitle = styled(Typography)(({ theme: { breakpoints } }) => ({
  gridArea: 'title',
  marginTop: 8,
  // A phone has room for either part on one line.
  fontSize: `min(10vw, ${growTo('4.25rem')})`,
  [breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    fontSize: 'min(6.6vw, 5.25rem)',
  },
})) as typeof Typography;

/** On phones, one part stands below the other: lines that the font chose would move when it loads. */
const titlePart = { display: 'block', [ON_PHONES]: { paddingBlock: '8px' } };

/** On every phone: at some widths, a line more or less would move what follows when the font loads. */
const twoLines = { [ON_PHONES]: { paddingRight: 'calc(100% - 8.5em)' } };

const eyebrow = {
  gridArea: 'eyebrow',
  m: 0,
  pt: 'clamp(24px, 5vw, 40px)',
  typography: 'subtitle2',
  // On one line on every phone: at some widths, a second line would come with the font.
  fontSize: { xs: '0.8rem', md: '0.875rem' },
  color: 'success.main',
} as const;

const lead = {
  m: 0,
  pt: 2,
  typography: 'subtitle1',
  [ON_PHONES]: { fontSize: '1rem' },
  color: 'text.secondary',
} as const;

const onInk = { backgroundColor: colors.ink, color: colors.onInkSoft };

const softOnInk = { [ON_INK]: { color: inkTheme.palette.text.secondary } };

const rating = {
  gridArea: 'rating',
  pt: 2,
  pb: 3,
  typography: 'body2',
  color: 'text.secondary',
} as const;

function HeroActions() {
  return (
    <Actions>
      <Button
        variant="contained"
        href={`#${anchors.contact}`}
        sx={{
          [ON_PHONES]: {
            bgcolor: colors.paper,
            color: colors.ink,
            '&:hover': { bgcolor: colors.sheet },
          },
        }}
      >
        {hero.requestDemo}
      </Button>{' '}
      {hasSection(anchors.videoDemo) && (
        <Button
          variant="outlined"
          color="inherit"
          href={`#${anchors.videoDemo}`}
          // A second box of the same size would rival the first, and does not fit beside it.
          sx={(theme) => ({
            [theme.breakpoints.down('lg')]: {
              paddingInline: 0,
              border: 0,
              '&, &:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
            },
          })}
        >
          {hero.discover}
        </Button>
      )}
    </Actions>
  );
}

/** On phones, each button fills a row. */
const Actions = styled(PaperHalf)(({ theme: { breakpoints } }) => ({
  gridArea: 'actions',
  display: 'grid',
  alignItems: 'center',
  alignContent: 'start',
  gap: '4px 12px',
  paddingTop: 24,
  [ON_PHONES]: { backgroundColor: colors.ink, color: colors.paper, paddingBottom: 20 },
  [breakpoints.up('md')]: { display: 'flex', flexWrap: 'wrap' },
  '@media print': { display: 'none' },
}));
