import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { PropsWithChildren } from 'react';
import { estimator, type describeEstimate } from '../../content/sections/estimator';
import { EstimateNote } from './EstimateNote';
import { SavedShare } from './SavedShare';

interface EstimateResultProps {
  estimate: ReturnType<typeof describeEstimate>;
}

/** Its children are what can be done with it. */
export function EstimateResult({ estimate, children }: PropsWithChildren<EstimateResultProps>) {
  return (
    <ResultLines>
      <Typography variant="subtitle2" component="h3">
        {estimator.resultTitle}
      </Typography>
      <ResultLine color="textSecondary">
        <ResultFigure variant="figure" color="textPrimary" ownerState={{ isPerMonth: true }}>
          {estimate.month}
        </ResultFigure>{' '}
        <span>{estimator.perMonth}</span>
      </ResultLine>
      <SavedShare low={estimate.monthLow} high={estimate.monthHigh} />
      <ResultLine color="textSecondary">
        <ResultFigure variant="figure" color="textPrimary" ownerState={{ isPerMonth: false }}>
          {estimate.year}
        </ResultFigure>{' '}
        <span>{estimator.perYear}</span>
      </ResultLine>
      <EstimateNote>{estimate.formula}</EstimateNote>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '12px 24px',
          pt: 3,
          displayPrint: 'none',
        }}
      >
        {children}
      </Stack>
    </ResultLines>
  );
}

const ResultLines = styled('div')({
  // Beside the slider and the method.
  gridRow: 'span 2',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  containerType: 'inline-size',
});

const ResultLine = styled(Typography)({
  margin: '8px 0 12px',
  borderTop: '1px solid',
  paddingTop: 12,
});

interface ResultFigureProps {
  ownerState: { isPerMonth: boolean };
}

const ResultFigure = styled(Typography)<ResultFigureProps>(({ theme: { typography } }) => ({
  // Digits of one width have more space at their left.
  margin: '0 4px 0 -0.05em',
  fontSize: typography.h2.fontSize,
  // The figure changes in place: digits of one width do not move it.
  fontVariantNumeric: 'inherit',
  // Tighter spacing would hide the narrow spaces between thousands.
  letterSpacing: '-0.01em',
  variants: [
    {
      props: { isPerMonth: true },
      // As large as leaves « par mois » on the line of the longest figure: else the page would move.
      style: { fontSize: 'min(19cqi - 14px, 5.75rem)' },
    },
  ],
}));
