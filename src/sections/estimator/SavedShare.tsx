import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { estimateBasis, estimator } from '../../content/sections/estimator';

interface SavedShareProps {
  /** Each a number of hours. */
  low: string;
  high: string;
}

const { savedPercent } = estimateBasis;

/** A month of the visitor's time as a bar: saved at least, saved at most, and what stays to be done. */
export function SavedShare({ low, high }: SavedShareProps) {
  return (
    <SavedShareBar variant="subtitle2" aria-hidden="true">
      <SavedAtLeast>{low}</SavedAtLeast> <SavedAtMost>{high}</SavedAtMost>{' '}
      <StillToDo>{estimator.rest}</StillToDo>
    </SavedShareBar>
  );
}

const SavedShareBar = styled(Typography)({
  display: 'grid',
  gridTemplateColumns: `${savedPercent.low}fr ${savedPercent.high - savedPercent.low}fr ${100 - savedPercent.high}fr`,
  lineHeight: '48px',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  '@media print': { display: 'none' },
}) as typeof Typography;

/** Forced colours drop the backgrounds, and show every border. */
const share = {
  border: '2px solid transparent',
  paddingInline: 'clamp(6px, 2cqi, 12px)',
} as const;

const SavedAtLeast = styled('span')(({ theme: { palette } }) => ({
  ...share,
  backgroundColor: palette.text.primary,
  color: palette.background.default,
}));

const SavedAtMost = styled('span')(({ theme: { palette } }) => ({
  ...share,
  border: '2px dashed',
  backgroundColor: palette.background.default,
  color: palette.text.primary,
}));

const StillToDo = styled('span')(({ theme: { palette } }) => ({
  ...share,
  backgroundColor: palette.warning.main,
  color: palette.primary.contrastText,
}));
