import { alpha, styled } from '@mui/material/styles';
import { estimateBasis, minutesOffered } from '../../../content/sections/estimator';

interface SavedShareProps {
  minutes: number;
}

const { savedPercent } = estimateBasis;

/**
 * The visitor's time as a bar, at the slider's scale: saved at least, saved at most, and what stays to
 * be done, in a track as long as the slider's. It stands on the line below it. Only a picture.
 */
export function SavedShare({ minutes }: SavedShareProps) {
  return (
    <LongestDay aria-hidden="true">
      <SavedShareBar style={{ width: `${(100 * minutes) / minutesOffered.max}%` }}>
        <SavedAtLeast />
        <SavedAtMost />
        <StillToDo />
      </SavedShareBar>
    </LongestDay>
  );
}

const LongestDay = styled('div')(({ theme: { palette } }) => ({
  marginTop: 4,
  backgroundColor: alpha(palette.text.primary, 0.12),
  '@media print': { display: 'none' },
}));

const SavedShareBar = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: `${savedPercent.low}fr ${savedPercent.high - savedPercent.low}fr ${100 - savedPercent.high}fr`,
  height: 40,
  [breakpoints.up('md')]: { height: 52 },
}));

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
