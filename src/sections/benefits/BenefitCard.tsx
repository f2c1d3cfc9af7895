import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CSSProperties } from 'react';
import { MessageStart } from '../../components/message/MessageStart';
import { WholeWords } from '../../components/WholeWords';
import { benefits, type Benefit } from '../../content/sections/benefits';
import { CARD_PADDING } from '../../theme/tokens';
import { CARD_ROWS, cellLine, findColumns, layouts } from './sheetLayout';

interface BenefitCardProps {
  benefit: Benefit;
  /** Its place among the benefits, from 0. */
  index: number;
}

export function BenefitCard({ benefit, index }: BenefitCardProps) {
  const { prefix, figure, isHighlighted, title, text, asksVersion } = benefit;
  const explanation = (
    <Typography variant="body2" color="textSecondary">
      <WholeWords>{text}</WholeWords>
    </Typography>
  );
  return (
    <CardCells square style={columnsStyle(index)}>
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

/** Custom properties of a card: how many columns it takes in each layout. */
function columnsStyle(index: number) {
  const { items } = benefits;
  const columns = findColumns(index, items.length, Boolean(items[0]?.hasDrawing));
  return Object.fromEntries(
    Object.entries(columns).map(([layout, count]) => [`--${layout}`, count]),
  ) as CSSProperties;
}

const CardCells = styled(Card)(({ theme }) => ({
  ...sharedRows(CARD_ROWS),
  ...cellLine(theme),
  [layouts.pairs]: { gridColumn: 'span var(--pairs)' },
  [layouts.sixths]: { gridColumn: 'span var(--sixths)' },
  [layouts.oneRow]: { gridColumn: 'span var(--oneRow)' },
  border: 0,
  padding: CARD_PADDING,
  // Columns of a phone are narrower than some words.
  hyphens: 'auto',
  hyphenateLimitChars: '14 5 5',
}));

const CardTitle = styled(Typography)({
  ...sharedRows(CARD_ROWS - 1),
  marginBottom: 8,
}) as typeof Typography;

/** A prefix stands above its figure, which begins at the same side as one without. */
const AboveTitle = styled('span')({ display: 'grid', alignSelf: 'end' });

/** What is solved is green and far larger. */
const SolvedFigure = styled(Typography)(({ theme }) => ({
  color: theme.palette.success.main,
  fontSize: 'min(20vw, 7rem)',
  wordSpacing: '-0.09em',
}));
