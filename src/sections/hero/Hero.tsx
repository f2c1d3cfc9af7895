import { styled } from '@mui/material/styles';
import { ButtonLink } from '../../components/Button';
import { Lead } from '../../components/text';
import { anchors } from '../../content/anchors';
import { hasSection } from '../../content/navigation';
import { hero } from '../../content/sections/hero';
import { COLUMN_GAP, COLUMNS, PAGE_MARGIN, SECTION_SPACE } from '../../theme/tokens';
import { HeroLedger } from './HeroLedger';
import { ReviewRating } from './ReviewRating';

const TITLE_ID = `${anchors.hero}-title`;

export function Hero() {
  return (
    <Columns id={anchors.hero} aria-labelledby={TITLE_ID}>
      <div>
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <h1 id={TITLE_ID}>{hero.title}</h1>
        <Lead>{hero.lead.join(' ')}</Lead>
        <Actions>
          <ButtonLink href={`#${anchors.contact}`} data-fill="ink">
            {hero.requestDemo}
          </ButtonLink>{' '}
          {hasSection(anchors.videoDemo) && (
            <ButtonLink href={`#${anchors.videoDemo}`}>{hero.discover}</ButtonLink>
          )}
        </Actions>
        <Evidence>
          {hero.rating && <ReviewRating {...hero.rating} />}
          <p>{hero.compatibility}</p>
        </Evidence>
      </div>
      <HeroLedger />
    </Columns>
  );
}

const Columns = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Ends the ledger's ground.
  overflow: 'clip',
  gap: 56,
  padding: `32px ${PAGE_MARGIN} 0`,
  // The title must take as many lines in the page's font as in its fallback, at each width.
  '& h1': { marginTop: 16, maxWidth: '10em' },
  '& h1 + p': { marginTop: 24, maxWidth: '31em', textWrap: 'balance' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: COLUMNS,
    gap: COLUMN_GAP,
    paddingBlock: SECTION_SPACE,
    '& h1': { maxWidth: 'none', fontSize: 'min(5.5vw, 4.25rem)' },
  },
  // The text begins where the ledger does. Centred, it would move when the page's font arrives.
  [theme.breakpoints.up('lg')]: { '& > div': { marginTop: 42 } },
}));

const Eyebrow = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle2,
  maxWidth: '30em',
  color: theme.palette.success.main,
  // Balanced: the page's font and its fallback would break at different widths.
  textWrap: 'balance',
  [theme.breakpoints.up('sm')]: { maxWidth: 'none' },
}));

const Actions = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  // The buttons stand in a column at widths where one row fits in only one of the page's font and
  // its fallback.
  flexDirection: 'column',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 28,
  [breakpoints.up('sm')]: { flexDirection: 'row' },
  [breakpoints.up('md')]: { flexDirection: 'column', alignItems: 'flex-start' },
  [breakpoints.up('lg')]: { flexDirection: 'row' },
  // A second box of the same size would rival the first on a phone.
  [breakpoints.down('sm')]: {
    '& > a:not([data-fill])': {
      alignSelf: 'start',
      paddingInline: 0,
      border: 0,
      textDecoration: 'underline',
    },
  },
}));

const Evidence = styled('div')(({ theme: { palette, typography } }) => ({
  ...typography.body2,
  display: 'grid',
  gap: 4,
  marginTop: 20,
  color: palette.text.secondary,
  '& > p': { display: 'flex', alignItems: 'center', gap: 6 },
  '& svg': { fontSize: '1.25em', color: palette.text.primary },
}));
