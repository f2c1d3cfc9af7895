import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { PropsWithChildren } from 'react';
import { estimator, type describeEstimate } from '../../content/sections/estimator';
import { EstimateLine } from './EstimateLine';
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
      <EstimateLine>
        <ResultFigure variant="figure" color="textPrimary" ownerState={{ isPerMonth: true }}>
          {estimate.month}
        </ResultFigure>{' '}
        <span>{estimator.perMonth}</span>
      </EstimateLine>
      <SavedShare low={estimate.monthLow} high={estimate.monthHigh} />
      <EstimateLine>
        <ResultFigure variant="figure" color="textPrimary" ownerState={{ isPerMonth: false }}>
          {estimate.year}
        </ResultFigure>{' '}
        <span>{estimator.perYear}</span>
      </EstimateLine>
      <EstimateLine>{estimate.formula}</EstimateLine>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '12px 24px',
          pt: 1.5,
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
  gap: 12,
  containerType: 'inline-size',
});

interface ResultFigureProps {
  ownerState: { isPerMonth: boolean };
}

/** It changes in place: digits of one width do not move it. */
const ResultFigure = styled(Typography)<ResultFigureProps>({
  marginRight: 4,
  fontVariantNumeric: 'inherit',
  variants: [
    {
      props: { isPerMonth: true },
      // As large as leaves « par mois » on the line of the longest figure: else the page would move.
      style: { fontSize: 'min(19cqi - 14px, 5.75rem)' },
    },
  ],
});
