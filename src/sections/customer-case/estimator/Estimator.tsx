import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button';
import { anchors } from '../../../content/anchors';
import {
  describeEstimate,
  estimateBasis,
  estimator,
  minutesOffered,
} from '../../../content/sections/estimator';
import { editMessage } from '../../../message/editMessage';
import { putSentence } from '../../../message/messageSentence';
import { WITH_SCRIPT, WITHOUT_SCRIPT } from '../../../islands/scripting';
import { COLUMNS, PAGE_MARGIN, SECTION_SPACE } from '../../../theme/tokens';
import { EstimateResult } from './EstimateResult';
import { estimateTimeSaved } from './estimateTimeSaved';
import { TimeSlider } from './TimeSlider';

const TITLE_ID = `${anchors.estimator}-title`;

/** Lets a button fill its row. */
const growing = { display: 'grid', flexGrow: 1 };

/** Estimates the time that the visitor would save, from their own figure. */
export function Estimator() {
  const slider = useRef<HTMLInputElement>(null);
  const [minutes, setMinutes] = useState<number>(minutesOffered.initial);
  const estimate = describeEstimate(minutes, estimateTimeSaved(minutes, estimateBasis));

  // Visitors move the slider before hydration, and browsers restore it on reload.
  useLayoutEffect(() => {
    if (slider.current) setMinutes(slider.current.valueAsNumber);
  }, []);

  const putEstimate = (message: string) => putSentence(message, estimator.sentence, estimate);

  return (
    <Box
      component="section"
      id={anchors.estimator}
      aria-labelledby={TITLE_ID}
      sx={{
        px: PAGE_MARGIN,
        py: SECTION_SPACE,
        bgcolor: 'success.light',
        display: 'grid',
        gridTemplate: {
          xs: '"time" "result" "method" / minmax(0, 1fr)',
          md: `"time result" "method method" / ${COLUMNS}`,
        },
        gap: { xs: 5, md: 7 },
      }}
    >
      <Box sx={{ gridArea: 'time' }}>
        <Typography id={TITLE_ID} component="h2" variant="h2">
          {estimator.title}
        </Typography>
        <Typography className={WITHOUT_SCRIPT} sx={{ mt: 3 }}>
          {estimator.withoutScript}
        </Typography>
        <Box className={WITH_SCRIPT} sx={{ mt: 5 }}>
          <TimeSlider
            ref={slider}
            minutes={minutes}
            valueText={estimate.slider}
            onChange={setMinutes}
          />
        </Box>
      </Box>
      <EstimateResult estimate={estimate}>
        <Box component="span" sx={growing}>
          <Button type="button" data-fill="ink" onClick={() => editMessage(putEstimate)}>
            {estimator.attach}
          </Button>
        </Box>{' '}
        <Box component="span" sx={growing}>
          <Button type="button" onClick={() => window.print()}>
            {estimator.print}
          </Button>
        </Box>
      </EstimateResult>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ gridArea: 'method', pt: 2, borderTop: 1, borderColor: 'text.primary' }}
      >
        {estimator.method}
      </Typography>
    </Box>
  );
}
