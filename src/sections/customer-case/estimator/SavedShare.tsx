import { styled } from '@mui/material/styles';
import { estimateBasis, estimator } from '../../../content/sections/estimator';

interface SavedShareProps {
  /** Each a number of hours. */
  low: string;
  high: string;
}

const { savedPercent } = estimateBasis;

/** A month of the visitor's time as a bar: saved at least, saved at most, and what stays to be done. */
export function SavedShare({ low, high }: SavedShareProps) {
  return (
    <Bar aria-hidden="true">
      <span>{low}</span> <span>{high}</span> <span>{estimator.rest}</span>
    </Bar>
  );
}

const Bar = styled('span')(({ theme: { palette, typography } }) => ({
  ...typography.subtitle2,
  display: 'grid',
  gridTemplateColumns: `${savedPercent.low}fr ${savedPercent.high - savedPercent.low}fr ${100 - savedPercent.high}fr`,
  marginBlock: '4px 12px',
  backgroundColor: palette.secondary.main,
  color: palette.text.primary,
  lineHeight: '52px',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  // Otherwise, forced colours would drop the backgrounds.
  forcedColorAdjust: 'none',
  '& > *': { border: '2px solid transparent', paddingInline: 'clamp(6px, 2cqi, 12px)' },
  '& > :first-of-type': {
    backgroundColor: palette.success.contrastText,
    color: palette.success.main,
  },
  '& > :nth-of-type(2)': {
    border: '2px dashed',
    backgroundColor: palette.success.main,
    color: palette.success.contrastText,
  },
}));
