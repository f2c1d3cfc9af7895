import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { PropsWithChildren } from 'react';
import { estimator, type describeEstimate } from '../../content/sections/estimator';
import { EstimateLine } from './EstimateLine';
import { figureInPlace } from './figureInPlace';

interface EstimateResultProps {
  estimate: ReturnType<typeof describeEstimate>;
}

/** Below the figure of a month. Its children are what can be done with it. */
export function EstimateResult({ estimate, children }: PropsWithChildren<EstimateResultProps>) {
  return (
    <ResultLines>
      <EstimateLine>
        <YearFigure variant="figure" color="textPrimary">
          {estimate.year}
        </YearFigure>{' '}
        <span>{estimator.perYear}</span>
      </EstimateLine>
      <EstimateLine>{estimate.formula}</EstimateLine>
      <ResultActions>{children}</ResultActions>
    </ResultLines>
  );
}

const ResultLines = styled('div')({
  gridArea: 'lines',
  display: 'grid',
  alignContent: 'space-between',
  gap: 12,
});

const YearFigure = styled(Typography)(figureInPlace);

const ResultActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  paddingTop: 12,
  '@media print': { display: 'none' },
});
