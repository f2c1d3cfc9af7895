import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Button, ButtonLink } from '../../../components/Button';
import { linkToMessage } from '../../../components/message/linkToMessage';
import { Small } from '../../../components/text';
import { useHydrated } from '../../../components/useHydrated';
import { useRemembered } from '../../../components/useRemembered';
import { anchors } from '../../../content/anchors';
import {
  describeEstimate,
  estimateBasis,
  estimator,
  minutesOffered,
} from '../../../content/sections/estimator';
import { putSentence } from '../../../components/message/messageSentence';
import { NEEDS_SCRIPT } from '../../../theme/needsScript';
import { COLUMN_GAP, COLUMNS, PAGE_MARGIN, SECTION_SPACE } from '../../../theme/tokens';
import { growTo } from '../../../theme/typography';
import { EstimateResult } from './EstimateResult';
import { estimateTimeSaved } from './estimateTimeSaved';
import { TimeSlider } from './TimeSlider';

const TITLE_ID = `${anchors.estimator}-title`;

/** Estimates the time that the visitor would save, from their own figure. */
export function Estimator() {
  const isHydrated = useHydrated();
  // React reuses the prerendered slider, unless browser translation or an extension has changed the page.
  const [early] = useState(findPrerenderedSlider);
  const [remembered, remember] = useRemembered<number>(anchors.estimator);
  const [minutes, setMinutes] = useState(remembered ?? minutesOffered.initial);
  const estimate = describeEstimate(minutes, estimateTimeSaved(minutes, estimateBasis));

  // Visitors move the slider before hydration, also while React renders, and browsers restore it on
  // reload.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect
    if (early) setMinutes(early.valueAsNumber);
  }, [early]);

  useEffect(() => remember(minutes));

  const putEstimate = (message: string) => putSentence(message, estimator.sentence, estimate);

  return (
    <Columns id={anchors.estimator} aria-labelledby={TITLE_ID} data-ground>
      <div>
        <h2 id={TITLE_ID}>{estimator.title}</h2>
        <noscript>
          <p>{estimator.withoutScript}</p>
        </noscript>
        <TimeSlider minutes={minutes} valueText={estimate.slider} onChange={setMinutes} />
      </div>
      <EstimateResult estimate={estimate}>
        <ButtonLink data-fill="paper" {...linkToMessage(putEstimate)}>
          {estimator.attach}
        </ButtonLink>{' '}
        <Button
          type="button"
          className={NEEDS_SCRIPT}
          onClick={() => window.print()}
          sx={{ visibility: isHydrated ? undefined : 'hidden' }}
        >
          {estimator.print}
        </Button>
      </EstimateResult>
      <Small>{estimator.method}</Small>
    </Columns>
  );
}

function findPrerenderedSlider(): HTMLInputElement | null {
  if (typeof document === 'undefined') return null;
  return document.querySelector(`#${anchors.estimator} [type=range]`);
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
  '& noscript p': { marginTop: 24 },
  '& noscript + div': { marginTop: 56 },
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
