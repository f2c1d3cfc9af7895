import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useState } from 'react';
import { linkToMessage } from '../../components/message/linkToMessage';
import { ScriptOnly } from '../../components/hydration/ScriptOnly';
import { makeTitleId, SectionFrame } from '../../components/SectionFrame';
import { useHydrated } from '../../components/hydration/useHydrated';
import { usePrerendered } from '../../components/hydration/usePrerendered';
import { anchors } from '../../content/anchors';
import { describeEstimate, estimator, minutesOffered } from '../../content/sections/estimator';
import { putSentence } from '../../components/message/messageSentence';
import { SEAM_SPACE } from '../../theme/pageGrid';
import { matchedTheme } from '../../theme/theme';
import { breakpoints } from '../../theme/tokens';
import { halfTitle } from '../../theme/typography';
import { EstimateLine } from './EstimateLine';
import { EstimateResult } from './EstimateResult';
import { TimeSlider } from './TimeSlider';

/**
 * Where the visitor has left the slider, for when they come back from another page. Not a state above the
 * pages: React would hydrate every other part before it shows the slider's first move.
 */
let minutesLeft: number = minutesOffered.initial;

/** Estimates the time that the visitor would save, from their own figure. */
export function Estimator() {
  // Browsers inside apps may lack it.
  const canPrint = !useHydrated() || 'print' in window;
  const early = usePrerendered(findSlider);
  const [minutes, setMinutes] = useState(minutesLeft);
  const estimate = describeEstimate(minutes);

  // Visitors move the slider before hydration, also while React renders, and browsers restore it on
  // reload.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect
    if (early) setMinutes(early.valueAsNumber);
  }, [early]);

  useEffect(() => {
    minutesLeft = minutes;
  });

  const putEstimate = (message: string) => putSentence(message, estimator.sentence, estimate);

  return (
    <SectionFrame id={anchors.estimator} theme={matchedTheme}>
      <EstimatorColumns>
        <div>
          <Typography variant="h2" id={makeTitleId(anchors.estimator)} sx={halfTitle}>
            {estimator.title}
          </Typography>
          <Box sx={{ display: 'none', displayPrint: 'block' }}>{estimate.premise}</Box>
          <SliderBlock>
            <noscript>
              <Typography>{estimator.withoutScript}</Typography>
            </noscript>
            <ScriptOnly isShownEarly>
              <TimeSlider minutes={minutes} valueText={estimate.slider} onChange={setMinutes} />
            </ScriptOnly>
          </SliderBlock>
        </div>
        <EstimateResult estimate={estimate}>
          <Button variant="contained" sx={{ flexGrow: 1 }} {...linkToMessage(putEstimate)}>
            {estimator.attach}
          </Button>{' '}
          {canPrint && (
            <ScriptOnly>
              <Link component="button" variant="button" onClick={() => window.print()}>
                {estimator.print}
              </Link>
            </ScriptOnly>
          )}
        </EstimateResult>
        <EstimateLine>{estimator.method}</EstimateLine>
      </EstimatorColumns>
    </SectionFrame>
  );
}

const findSlider = () =>
  document.querySelector<HTMLInputElement>(`#${anchors.estimator} [type=range]`);

/** Paper has what the estimate is for instead. */
const SliderBlock = styled('div')({
  display: 'grid',
  marginTop: 48,
  '@media print': { display: 'none' },
});

/** On both sides of the hero's seam. The method stands under the slider, and ends with the last button. */
const EstimatorColumns = styled(Container)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `24px calc(2 * ${SEAM_SPACE})`,
  [`@media print, (min-width: ${breakpoints.md}px)`]: {
    gridTemplate: '1fr auto / minmax(0, 1fr) minmax(0, 1fr)',
  },
});
