import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState } from 'react';
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
import { EstimateResult } from './EstimateResult';
import { estimateTimeSaved } from './timeSaved';
import { TimeSlider } from './TimeSlider';

/** Buttons fill their row. */
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
    <Card
      id={anchors.estimator}
      variant="panel"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        mt: { xs: 5, md: 8 },
      }}
    >
      <CardContent sx={{ display: 'flex', flexDirection: 'column' }}>
        <Typography component="h3" variant="h2" sx={{ fontSize: '1.75rem' }}>
          {estimator.title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {estimator.intro}
        </Typography>
        <Typography className={WITHOUT_SCRIPT} sx={{ mt: 3 }}>
          {estimator.withoutScript}
        </Typography>
        <Box className={WITH_SCRIPT} sx={{ mt: 'auto', pt: 3 }}>
          <TimeSlider
            ref={slider}
            minutes={minutes}
            valueText={estimate.slider}
            onChange={setMinutes}
          />
        </Box>
      </CardContent>
      <EstimateResult estimate={estimate}>
        <Box component="span" sx={growing}>
          <Button variant="contained" color="primary" onClick={() => editMessage(putEstimate)}>
            {estimator.attach}
          </Button>
        </Box>{' '}
        <Box component="span" sx={growing}>
          <Button onClick={() => window.print()}>{estimator.print}</Button>
        </Box>
      </EstimateResult>
      <CardContent sx={{ gridColumn: '1 / -1', borderTop: 1, borderColor: 'divider' }}>
        <Typography variant="body2" color="textSecondary">
          {estimator.method}
        </Typography>
      </CardContent>
    </Card>
  );
}
