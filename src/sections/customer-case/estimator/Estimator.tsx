import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  estimateBasis,
  estimator,
  hourRange,
  quantities,
  yearInWords,
} from '../../../content/sections/estimator';
import { onPaper, screenOnly } from '../../../theme/print';
import { scripted, withoutScript, withScript } from '../../../theme/scripting';
import { editMessage } from '../../../message/editMessage';
import { CostField } from './CostField';
import { estimateTimeSaved, worthOf } from './timeSaved';
import { EstimateNotes } from './EstimateNotes';
import { EstimateResult } from './EstimateResult';
import { putSentence } from '../../../message/messageSentence';
import { HoursField } from './HoursField';

const resultOnPaper = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 4,
  '& > h4, & > p:last-of-type': { gridColumn: 'span 2', mt: 0.5, pt: 0.5 },
};

/** Estimates the time that the visitor would save, from their own figures. */
export function Estimator() {
  const [hours, setHours] = useState<number>(quantities.hours.initial);
  const [cost, setCost] = useState<number>();
  const minutesPerDay = Math.round(hours * 60);
  const saved = estimateTimeSaved(minutesPerDay, estimateBasis);
  const worth =
    cost === undefined ? cost : { perHour: cost, perYear: worthOf(saved.hoursPerYear, cost) };

  function attach() {
    const words = {
      time: quantities.hours.inWords(hours),
      month: hourRange(saved.hoursPerMonth),
      year: yearInWords(hourRange(saved.hoursPerYear), worth),
    };
    editMessage((message) => putSentence(message, estimator.sentence, words));
  }

  return (
    <Card
      variant="panel"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        [scripted.absent]: { '@media screen': { display: 'block' } },
        mt: { xs: 5, md: 8 },
        [onPaper]: { '--card-padding': '12px', gridTemplateColumns: '2fr 3fr', mt: 1.5 },
      }}
    >
      <Introduction />
      <CardContent className={`${screenOnly} ${withScript}`}>
        <HoursField value={hours} onChange={setHours} />
        <CostField value={cost} onChange={setCost} />
      </CardContent>
      <CardContent
        sx={{
          bgcolor: 'success.light',
          '& > button': { mt: 3 },
          [onPaper]: resultOnPaper,
        }}
      >
        <EstimateResult minutesPerDay={minutesPerDay} saved={saved} worth={worth} />
        <Button className={`${screenOnly} ${withScript}`} variant="contained" onClick={attach}>
          {estimator.attach}
        </Button>
      </CardContent>
      <EstimateNotes />
    </Card>
  );
}

function Introduction() {
  return (
    <CardContent
      sx={{
        gridColumn: '1 / -1',
        borderBottom: 1,
        borderColor: 'divider',
        '& > *': { maxWidth: 656 },
        [onPaper]: { gridColumn: 'auto', border: 0 },
      }}
    >
      <Typography
        component="h3"
        variant="h2"
        sx={{ fontSize: 'clamp(1.5rem, 1.3rem + 0.8vw, 1.875rem)' }}
      >
        {estimator.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {estimator.intro}
      </Typography>
      <Typography className={`${screenOnly} ${withoutScript}`} sx={{ mt: 2 }}>
        {estimator.withoutScript}
      </Typography>
    </CardContent>
  );
}
