import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '../../components/Button';
import { anchors } from '../../content/anchors';
import { hasSection } from '../../content/navigation';
import { hero } from '../../content/sections/hero';
import { COLUMNS, PAGE_MARGIN, SECTION_SPACE } from '../../theme/tokens';
import { HeroLedger } from './HeroLedger';
import { ReviewRating } from './ReviewRating';

const TITLE_ID = `${anchors.hero}-title`;

export function Hero() {
  return (
    <Box
      component="section"
      id={anchors.hero}
      aria-labelledby={TITLE_ID}
      sx={{
        px: PAGE_MARGIN,
        py: SECTION_SPACE,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: COLUMNS },
        gap: { xs: 6, md: 7 },
      }}
    >
      <div>
        <Typography
          component="p"
          variant="subtitle2"
          color="success"
          // Balanced: the page's font and its fallback would break at different widths.
          sx={{
            maxWidth: { xs: '30em', md: 'none' },
            textWrap: 'balance',
          }}
        >
          {hero.eyebrow}
        </Typography>
        <Typography
          id={TITLE_ID}
          component="h1"
          variant="h1"
          sx={{
            mt: 2,
            // The title must take as many lines in the page's font as in its fallback, at each width.
            maxWidth: { xs: '10em', md: 'none' },
            fontSize: { md: 'min(5.5vw, 4.25rem)' },
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
          }}
        >
          {hero.lead.join(' ')}
        </Typography>
        <Actions />
        <Evidence />
      </div>
      <HeroLedger />
    </Box>
  );
}

function Actions() {
  return (
    <Box
      sx={{
        display: 'flex',
        // The buttons stand in a column at widths where one row fits in only one of the page's font and
        // its fallback.
        flexDirection: { xs: 'column', sm: 'row', md: 'column', lg: 'row' },
        alignItems: { md: 'flex-start' },
        flexWrap: 'wrap',
        gap: 1.5,
        mt: 4,
        // A second box of the same size would rival the first on a phone.
        '& > a:not([data-fill])': {
          border: { xs: 0, sm: 1 },
          textDecoration: { xs: 'underline', sm: 'none' },
        },
      }}
    >
      <ButtonLink href={`#${anchors.contact}`} data-fill="ink">
        {hero.requestDemo}
      </ButtonLink>{' '}
      {hasSection(anchors.videoDemo) && (
        <ButtonLink href={`#${anchors.videoDemo}`}>{hero.discover}</ButtonLink>
      )}
    </Box>
  );
}

function Evidence() {
  return (
    <Box
      sx={{
        display: { xs: 'grid', sm: 'flex', md: 'grid', lg: 'flex' },
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 0.5,
        mt: 3,
      }}
    >
      {hero.rating && <ReviewRating {...hero.rating} />}
      <Typography variant="body2" color="textSecondary">
        {hero.compatibility}
      </Typography>
    </Box>
  );
}
