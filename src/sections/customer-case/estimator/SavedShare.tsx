import { styled } from '@mui/material/styles';
import { estimateBasis, minutesOffered } from '../../../content/sections/estimator';

interface SavedShareProps {
  minutes: number;
}

const { savedPercent } = estimateBasis;

/**
 * The visitor's time as a bar, at the slider's scale: saved at least, saved at most, and what stays to
 * be done. It stands on the line below it. Only a picture.
 */
export function SavedShare({ minutes }: SavedShareProps) {
  return (
    <SavedShareBar aria-hidden="true" style={{ width: `${(100 * minutes) / minutesOffered.max}%` }}>
      <SavedAtLeast />
      <SavedAtMost />
      <StillToDo />
    </SavedShareBar>
  );
}

const SavedShareBar = styled('div')({
  display: 'grid',
  gridTemplateColumns: `${savedPercent.low}fr ${savedPercent.high - savedPercent.low}fr ${100 - savedPercent.high}fr`,
  height: 44,
  marginTop: 4,
  '@media print': { display: 'none' },
});

// Forced colours keep borders and drop backgrounds.
const SavedAtLeast = styled('div')(({ theme: { palette } }) => ({
  backgroundColor: palette.text.primary,
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
}));

const SavedAtMost = styled('div')({ borderTop: '2px dashed' });

const StillToDo = styled('div')(({ theme: { palette } }) => ({
  backgroundColor: palette.secondary.main,
  '@media (forced-colors: active)': { border: '2px solid' },
}));
