import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDebouncedText } from './useDebouncedText';
import {
  estimator,
  euroRange,
  hoursFormula,
  hourRange,
  spokenResult,
  workingDayRange,
  worthFormula,
  yearInWords,
} from '../../../content/sections/estimator';
import type { Worth } from '../../../content/sections/estimator';
import { frenchDuration } from '../../../content/duration';
import { screenOnly } from '../../../theme/print';
import type { TimeSaved } from './timeSaved';

interface EstimateResultProps {
  minutesPerDay: number;
  saved: TimeSaved;
  worth: Worth | undefined;
}

export function EstimateResult({ minutesPerDay, saved, worth }: EstimateResultProps) {
  const perMonth = hourRange(saved.hoursPerMonth);
  const perYear = hourRange(saved.hoursPerYear);
  return (
    <>
      <Typography component="h4" variant="subtitle2">
        {estimator.resultTitle}
      </Typography>
      <Figure figure={perMonth} caption={estimator.perMonth} />
      <Figure figure={perYear} caption={workingDayRange(saved.workingDaysPerYear)} />
      {worth && <Figure figure={euroRange(worth.perYear)} caption={estimator.worth} />}
      <Typography variant="body2" sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'success.main' }}>
        {hoursFormula(frenchDuration(minutesPerDay), perMonth)}
        {worth && <br />}
        {worth && worthFormula(perYear, worth)}
      </Typography>
      <Announcement text={spokenResult(perMonth, yearInWords(perYear, worth))} />
    </>
  );
}

interface FigureProps {
  figure: string;
  caption: string;
}

function Figure({ figure, caption }: FigureProps) {
  return (
    <Typography sx={{ mt: 1 }}>
      <Typography
        component="span"
        variant="figure"
        sx={{
          display: 'block',
          '@media screen': { fontSize: 'clamp(2.25rem, 1.9rem + 1.6vw, 3.25rem)' },
          color: 'success.main',
          // Tighter spacing would hide the narrow spaces between thousands.
          letterSpacing: '-0.01em',
        }}
      >
        {figure}
      </Typography>{' '}
      {caption}
    </Typography>
  );
}

const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

interface AnnouncementProps {
  text: string;
}

/** Debounced: a screen reader announces where the slider stops, not every step. */
function Announcement({ text }: AnnouncementProps) {
  return (
    <Box className={screenOnly} role="status" sx={unseen}>
      {useDebouncedText(text)}
    </Box>
  );
}
