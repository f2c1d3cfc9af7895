import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { MessageStart } from '../../components/message/MessageStart';
import { WholeWords } from '../../components/WholeWords';
import { benefits, type Benefit } from '../../content/sections/benefits';
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
    <CardCells variant="elevation" elevation={0} square ownerState={{ index }}>
      <CardTexts>
        <CardTitle variant="h3">
          <AboveTitle>
            {prefix && (
              <Typography variant="body2" component="span" color="textSecondary">
                {prefix}{' '}
              </Typography>
            )}
            <Figure variant="figure" ownerState={{ index, isHighlighted: Boolean(isHighlighted) }}>
              {figure}
            </Figure>
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
      </CardTexts>
    </CardCells>
  );
}

/** Shares the rows of the cards beside it: figures, titles and texts align, however high each of them is. */
const sharedRows = (rows: number) => ({
  display: 'grid',
  gridTemplate: 'subgrid / minmax(0, 1fr)',
  gridRow: `span ${rows}`,
});

const CardCells = styled(Card)<{ ownerState: { index: number } }>(({ ownerState: { index } }) => {
  const { items } = benefits;
  const columns = findColumns(index, items.length, Boolean(items[0]?.hasDrawing));
  return {
    ...sharedRows(CARD_ROWS),
    ...cellLine,
    [layouts.pairs]: { gridColumn: `span ${columns.pairs}` },
    [layouts.sixths]: { gridColumn: `span ${columns.sixths}` },
    [layouts.oneRow]: { gridColumn: `span ${columns.oneRow}` },
    '@media print': { display: 'block', backgroundColor: 'transparent' },
  };
});

const CardTexts = styled(CardContent)({
  ...sharedRows(CARD_ROWS),
  // Columns of a phone are narrower than some words.
  hyphens: 'auto',
  hyphenateLimitChars: '14 5 5',
  '@media print': { '&&': { display: 'block', padding: '1rem', hyphens: 'manual' } },
});

const CardTitle = styled(Typography)(({ theme }) => ({
  ...sharedRows(CARD_ROWS - 1),
  marginBottom: 8,
  fontSize: theme.typography.body1.fontSize,
  [layouts.sixths]: { fontSize: theme.typography.h3.fontSize },
  '@media print': { display: 'block' },
}));

/** A prefix stands above its figure, which begins at the same side as one without. */
const AboveTitle = styled('span')({ display: 'grid', alignSelf: 'end', marginBottom: 4 });

interface FigureLook {
  ownerState: { index: number; isHighlighted: boolean };
}

/** What is solved is green and larger, in the first row by far. */
const Figure = styled(Typography)<FigureLook>(({ theme }) => ({
  variants: [
    {
      props: { isHighlighted: true },
      style: {
        color: theme.palette.success.main,
        letterSpacing: '-0.03em',
        wordSpacing: '-0.09em',
        fontSize: 'clamp(2.25rem, 10vw, 4rem)',
      },
    },
    { props: { isHighlighted: true, index: 0 }, style: { fontSize: '4rem' } },
    {
      props: ({ isHighlighted, index }) => isHighlighted && index < 2,
      style: { lineHeight: 1, [layouts.sixths]: { fontSize: '7rem' } },
    },
  ],
}));
