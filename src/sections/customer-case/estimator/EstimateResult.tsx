import { styled } from '@mui/material/styles';
import type { PropsWithChildren } from 'react';
import { Figure } from '../../../components/text';
import { estimator, type describeEstimate } from '../../../content/sections/estimator';
import { SavedShare } from './SavedShare';

interface EstimateResultProps {
  estimate: ReturnType<typeof describeEstimate>;
}

export function EstimateResult({ estimate, children }: PropsWithChildren<EstimateResultProps>) {
  return (
    <Result>
      <h3>{estimator.resultTitle}</h3>
      <p>
        <Figure>{estimate.month}</Figure> <span>{estimator.perMonth}</span>
      </p>
      <SavedShare low={estimate.monthLow} high={estimate.monthHigh} />
      <p>
        <Figure>{estimate.year}</Figure> <span>{estimator.perYear}</span>
      </p>
      <p>{estimate.formula}</p>
      <div>{children}</div>
    </Result>
  );
}

const Result = styled('div')(({ theme: { palette, typography } }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  containerType: 'inline-size',
  '& > h3': { ...typography.subtitle2, letterSpacing: 'normal' },
  '& > p': { margin: '8px 0 12px', borderTop: '1px solid', paddingTop: 12 },
  '& > p:last-of-type': { ...typography.body2, margin: 0 },
  '& b': {
    // Digits of one width have more space at their left.
    margin: '0 4px 0 -0.05em',
    fontSize: typography.h2.fontSize,
    color: palette.success.contrastText,
    // The figure changes in place: digits of one width do not move it.
    fontVariantNumeric: 'inherit',
    // Tighter spacing would hide the narrow spaces between thousands.
    letterSpacing: '-0.01em',
  },
  // As large as leaves « par mois » on the line of the longest figure: else the page would move.
  '& > h3 + p > b': { fontSize: 'min(19cqi - 14px, 5.75rem)' },
  // Each button fills its row.
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    paddingTop: 32,
    '@media print': { display: 'none' },
  },
  '& a, & button': { flexGrow: 1 },
}));
