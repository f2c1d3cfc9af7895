import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CSSProperties } from 'react';
import { MessageStart } from '../../components/message/MessageStart';
import { WholeWords } from '../../components/WholeWords';
import { benefits, type Benefit } from '../../content/sections/benefits';
import { CARD_PADDING } from '../../theme/tokens';
import { layouts } from './sheetLayout';

interface BenefitCardProps {
  benefit: Benefit;
  style?: CSSProperties;
}

export function BenefitCard({ benefit, style }: BenefitCardProps) {
  const { prefix, figure, isHighlighted, title, text, asksVersion } = benefit;
  const explanation = (
    <Typography variant="body2" color="textSecondary">
      <WholeWords>{text}</WholeWords>
    </Typography>
  );
  return (
    <CardCells square style={style} ownerState={{ isHighlighted }}>
      <CardTitle variant="h4" component="h3">
        <AboveTitle>
          {prefix && (
            <Typography variant="body2" component="span" color="textSecondary">
              {prefix}{' '}
            </Typography>
          )}
          {isHighlighted ? (
            <SolvedFigure variant="figure">{figure}</SolvedFigure>
          ) : (
            <Typography variant="figure">{figure}</Typography>
          )}
        </AboveTitle>{' '}
        {/* The title's row: what stands beside the words, such as an icon, stands in it. */}
        <span>{title}</span>
      </CardTitle>
      {asksVersion ? (
        // A question is not on paper, since its button is not.
        <Box sx={{ displayPrint: 'none' }}>
          {explanation}
          {/* Beside figures of this size, a button with an outline would be louder than what it is about. */}
          <MessageStart {...benefits.versionStart} variant="link" />
        </Box>
      ) : (
        explanation
      )}
    </CardCells>
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

interface CardCellsProps {
  ownerState: Pick<Benefit, 'isHighlighted'>;
}

const CardCells = styled(Card)<CardCellsProps>(({ theme: { palette } }) => ({
  ...sharedRows(CARD_ROWS),
  border: 0,
  // Columns of a phone are narrower than some words.
  hyphens: 'auto',
  hyphenateLimitChars: '14 5 5',
  variants: [
    {
      props: { isHighlighted: true },
      // Figures begin a little before their card.
      style: { padding: '0 16px 24px 0', backgroundColor: 'transparent', overflow: 'visible' },
    },
    {
      props: ({ isHighlighted }) => !isHighlighted,
      style: {
        padding: CARD_PADDING,
        // Forced colours drop the sheet's ground, which shows between the cells.
        outline: `1px solid ${palette.divider}`,
        [layouts.pairs]: { gridColumn: 'span var(--pairs)' },
        [layouts.sixths]: { gridColumn: 'span var(--sixths)' },
      },
    },
  ],
}));

const CardTitle = styled(Typography)({
  ...sharedRows(CARD_ROWS - 1),
  marginBottom: 8,
}) as typeof Typography;

/** A prefix stands above its figure, which begins at the same side as one without. */
const AboveTitle = styled('span')({ display: 'grid', alignSelf: 'end' });

/** What is solved is green and far larger. */
const SolvedFigure = styled(Typography)(({ theme: { breakpoints, palette } }) => ({
  color: palette.success.main,
  fontSize: 'min(20vw, 5rem)',
  lineHeight: 0.95,
  [breakpoints.up('md')]: { fontSize: 'min(11vw, 10rem)' },
  wordSpacing: '-0.09em',
}));
