import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled, ThemeProvider, type Theme } from '@mui/material/styles';
import { LEDGER_TIMELINE } from '../../components/ledger/ledgerMotion';
import { Halves, InkHalf, ON_INK, PaperHalf } from '../../components/Halves';
import { makeTitleId, SectionFrame } from '../../components/SectionFrame';
import { anchors } from '../../content/anchors';
import { hasSection } from '../../content/navigation';
import { hero } from '../../content/sections/hero';
import { inkTheme } from '../../theme/theme';
import { growTo } from '../../theme/typography';
import { HeroLedger } from './HeroLedger';
import { LedgerFoot } from './LedgerFoot';
import { ReviewRating } from './ReviewRating';
import { useMatching } from './useMatching';

const [titleStart, titleEnd] = hero.titleParts;
const [leadStart, leadEnd] = hero.lead;

/** In wide windows, the window itself is the ledger. On phones, the ledger stands below the text. */
export function Hero() {
  const matching = useMatching();
  return (
    <SectionFrame id={anchors.hero} isFlush sx={{ overflow: 'clip' }}>
      <Halves sx={areas}>
        <PaperHalf sx={{ gridArea: 'eyebrow', pt: 3 }}>
          {/* On one line on most phones. */}
          <Typography variant="subtitle2" color="success" sx={{ fontSize: '0.875rem' }}>
            {hero.eyebrow}
          </Typography>
        </PaperHalf>
        <HeroTitle variant="h1" id={makeTitleId(anchors.hero)}>
          <PaperHalf as="span" sx={titlePart}>
            {titleStart}
          </PaperHalf>{' '}
          {titleEnd && (
            <InkHalf as="span" sx={titlePart}>
              {titleEnd}
            </InkHalf>
          )}
        </HeroTitle>
        <PaperHalf sx={{ gridArea: 'leadStart' }}>
          <Typography variant="subtitle1" color="textSecondary" sx={{ mt: 2 }}>
            {leadStart}
          </Typography>
        </PaperHalf>
        <InkHalf sx={{ gridArea: 'leadEnd' }}>
          <Typography variant="subtitle1" color="textSecondary" sx={leadOnInk}>
            {leadEnd}
          </Typography>
        </InkHalf>
        <HeroActions />
        <HeroLedger {...matching} />
        <ThemeProvider theme={inkTheme}>
          <InkHalf sx={{ gridArea: 'foot', bgcolor: 'background.default', displayPrint: 'none' }}>
            <LedgerFoot {...matching} />
          </InkHalf>
        </ThemeProvider>
        <PaperHalf sx={{ gridArea: 'rating', pt: 2, pb: 4 }}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '0 16px' }}>
            {hero.rating && <ReviewRating {...hero.rating} />}
            <Typography variant="body2" color="textSecondary">
              {hero.compatibility}
            </Typography>
          </Stack>
        </PaperHalf>
      </Halves>
    </SectionFrame>
  );
}

const PHONE_ORDER = ['eyebrow', 'title', 'leadStart', 'leadEnd', 'actions', 'ledger', 'foot'];

const areas = (theme: Theme) => ({
  // The foot counts along with the ledger, which stands beside it.
  timelineScope: LEDGER_TIMELINE,
  gridTemplateAreas: [...PHONE_ORDER, 'rating'].map((area) => `"${area}"`).join(' '),
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
    fontSize: 'min(5.5vw, 5.25rem)',
  },
})) as typeof Typography;

/** On phones, one part stands below the other: lines that the font chose would move when it loads. */
const titlePart = { display: 'block' };

const leadOnInk = { mt: 2, [ON_INK]: { color: inkTheme.palette.text.secondary } };

function HeroActions() {
  return (
    <PaperHalf sx={{ gridArea: 'actions', pt: 3, displayPrint: 'none' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
        <Button
          variant="contained"
          href={`#${anchors.contact}`}
          sx={{ flexGrow: { xs: 1, sm: 0 } }}
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
      </Stack>
    </PaperHalf>
  );
}
