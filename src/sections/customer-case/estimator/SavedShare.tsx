import { styled } from '@mui/material/styles';
import { estimateBasis, estimator } from '../../../content/sections/estimator';

const { low, high } = estimateBasis.savedPercent;

/** The visitor's time as a bar: what is saved at least, what may be saved, and what stays to be done. */
export function SavedShare() {
  return (
    <Bar aria-hidden="true">
      <span>{estimator.lowShare}</span> <span>{estimator.highShare}</span>
    </Bar>
  );
}

const Bar = styled('span')(({ theme: { palette, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: `${low}fr ${high - low}fr ${100 - high}fr`,
  marginBlock: '4px 12px',
  backgroundColor: palette.secondary.main,
  lineHeight: '52px',
  fontWeight: typography.fontWeightMedium,
  textAlign: 'right',
  // Otherwise, forced colours would drop the backgrounds.
  forcedColorAdjust: 'none',
  '& > *': { border: '2px dashed', paddingRight: 10, backgroundColor: palette.success.main },
  '& > :first-of-type': {
    borderColor: 'transparent',
    backgroundColor: palette.success.contrastText,
    color: palette.success.main,
  },
}));
