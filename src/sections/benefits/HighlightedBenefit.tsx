import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Benefit } from '../../content/sections/benefits';
import { BenefitText } from './BenefitText';

interface HighlightedBenefitProps {
  benefit: Benefit;
}

/** A benefit whose figure is far larger than the others, and green: it is solved. */
export function HighlightedBenefit({ benefit }: HighlightedBenefitProps) {
  const { prefix, figure, title } = benefit;
  return (
    <FreeCard component="li">
      <HighlightTitle variant="h4" component="h3">
        <AboveTitle>
          {prefix && (
            <Typography variant="body2" component="span" color="textSecondary">
              {prefix}{' '}
            </Typography>
          )}
          <SolvedFigure variant="figure">{figure}</SolvedFigure>
        </AboveTitle>{' '}
        {/* The title's row: what stands beside the words, such as an icon, stands in it. */}
        <span>{title}</span>
      </HighlightTitle>
      <BenefitText {...benefit} />
    </FreeCard>
  );
}

/** Shares the rows of the cards beside it: figures, titles and texts align, however high each of them is. */
const sharedRows = (rows: number) => ({
  display: 'grid',
  gridTemplate: 'subgrid / minmax(0, 1fr)',
  gridRow: `span ${rows}`,
});

/** The rows of a card: its figure, its title, its text. */
const CARD_ROWS = 3;

const FreeCard = styled(Card)({
  ...sharedRows(CARD_ROWS),
  padding: '0 16px 24px 0',
  border: 0,
  backgroundColor: 'transparent',
  // Figures begin a little before their card.
  overflow: 'visible',
}) as typeof Card;

const HighlightTitle = styled(Typography)({
  ...sharedRows(CARD_ROWS - 1),
  marginBottom: 8,
}) as typeof Typography;

/** A prefix stands above its figure, which begins at the same side as one without. */
const AboveTitle = styled('span')({ display: 'grid', alignSelf: 'end' });

const SolvedFigure = styled(Typography)(({ theme: { breakpoints, palette } }) => ({
  color: palette.success.main,
  fontSize: 'min(24vw, 6rem)',
  lineHeight: 0.95,
  [breakpoints.up('md')]: { fontSize: 'min(14vw, 13rem)' },
  wordSpacing: '-0.09em',
}));
