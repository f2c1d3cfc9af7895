import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button';
import { Small } from '../../../components/text';
import { anchors } from '../../../content/anchors';
import {
  describeEstimate,
  estimateBasis,
  estimator,
  minutesOffered,
} from '../../../content/sections/estimator';
import { editMessage } from '../../../components/message/editMessage';
import { putSentence } from '../../../components/message/messageSentence';
import { WITH_SCRIPT, WITHOUT_SCRIPT } from '../../../islands/scripting';
import { COLUMN_GAP, COLUMNS, PAGE_MARGIN, SECTION_SPACE } from '../../../theme/tokens';
import { growTo } from '../../../theme/typography';
import { EstimateResult } from './EstimateResult';
import { estimateTimeSaved } from './estimateTimeSaved';
import { TimeSlider } from './TimeSlider';

const TITLE_ID = `${anchors.estimator}-title`;

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
    <Columns id={anchors.estimator} aria-labelledby={TITLE_ID}>
      <div>
        <h2 id={TITLE_ID}>{estimator.title}</h2>
        <p className={WITHOUT_SCRIPT}>{estimator.withoutScript}</p>
        <TimeSlider
          ref={slider}
          minutes={minutes}
          valueText={estimate.slider}
          onChange={setMinutes}
        />
      </div>
      <EstimateResult estimate={estimate}>
        <Button type="button" data-fill="paper" onClick={() => editMessage(putEstimate)}>
          {estimator.attach}
        </Button>{' '}
        <Button type="button" onClick={() => window.print()}>
          {estimator.print}
        </Button>
      </EstimateResult>
      <Small>{estimator.method}</Small>
    </Columns>
  );
}

const Columns = styled('section')(({ theme: { breakpoints, palette } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  padding: `${SECTION_SPACE} ${PAGE_MARGIN}`,
  backgroundColor: palette.success.main,
  color: palette.success.contrastText,
  // The second outweighs the field's own.
  '& p, & label ~ p': { color: palette.success.light },
  [`& .${WITHOUT_SCRIPT}`]: { marginTop: 24 },
  [`& h2 ~ .${WITH_SCRIPT}`]: { marginTop: 56 },
  // The slider's time, and below it the ends of its rail.
  '& label ~ b': {
    marginTop: 20,
    color: palette.secondary.main,
    fontSize: growTo('3.25rem'),
    fontVariantNumeric: 'inherit',
  },
  '& label ~ p:last-child': { display: 'flex', justifyContent: 'space-between' },
  '& > p': { paddingTop: 12, borderTop: '1px solid' },
  [breakpoints.up('md')]: {
    gridTemplate: `auto 1fr / ${COLUMNS}`,
    columnGap: COLUMN_GAP,
    // The method stands under the slider, and ends with the last button.
    '& > div + div': { gridRow: 'span 2' },
    '& > p': { alignSelf: 'end' },
  },
  [breakpoints.up('lg')]: { '& h2': { fontSize: '3.5rem' } },
}));
