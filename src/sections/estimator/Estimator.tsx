import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { linkToMessage } from '../../components/message/linkToMessage';
import { ScriptOnly } from '../../components/hydration/ScriptOnly';
import { makeTitleId, SectionFrame } from '../../components/SectionFrame';
import { useHydrated } from '../../components/hydration/useHydrated';
import { usePrerendered } from '../../components/hydration/usePrerendered';
import { anchors } from '../../content/anchors';
import { describeEstimate, estimator, minutesOffered } from '../../content/sections/estimator';
import { putSentence } from '../../components/message/messageSentence';
import { SEAM_SPACE, WIDE_OR_PAPER } from '../../theme/pageGrid';
import { matchedTheme } from '../../theme/theme';
import { halfTitle } from '../../theme/typography';
import { BandFigure, ResultBand, TimeBand } from './Band';
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
  const sliderId = useId();

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
      <EstimatorAreas>
        <Typography
          variant="h2"
          id={makeTitleId(anchors.estimator)}
          sx={{ ...halfTitle, gridArea: 'title', mb: 2 }}
        >
          {estimator.title}
        </Typography>
        <TimeBand>
          <Typography variant="subtitle2" component="label" htmlFor={sliderId}>
            {estimator.label}
          </Typography>
          <BandFigure>{estimate.time}</BandFigure>
          {minutes === minutesOffered.initial && (
            <Box sx={{ display: 'none', displayPrint: 'block' }}>{estimator.example}</Box>
          )}
        </TimeBand>
        <SliderBlock>
          <noscript>
            <Typography>{estimator.withoutScript}</Typography>
          </noscript>
          <ScriptOnly isShownEarly>
            <TimeSlider
              id={sliderId}
              minutes={minutes}
              valueText={estimate.slider}
              onChange={setMinutes}
            />
          </ScriptOnly>
        </SliderBlock>
        <ResultBand>
          <Typography variant="subtitle2" component="h3">
            {estimator.resultTitle}
          </Typography>
          <BandFigure unit={estimator.perMonth}>{estimate.month}</BandFigure>
        </ResultBand>
        <EstimateResult estimate={estimate}>
          <ScriptOnly isShownEarly>
            <Button variant="contained" {...linkToMessage(putEstimate)}>
              {estimator.attach}
            </Button>
          </ScriptOnly>{' '}
          {canPrint && (
            <ScriptOnly>
              <Link component="button" variant="button" onClick={() => window.print()}>
                {estimator.print}
              </Link>
            </ScriptOnly>
          )}
        </EstimateResult>
        <EstimateLine>{estimator.method}</EstimateLine>
      </EstimatorAreas>
    </SectionFrame>
  );
}

const findSlider = () =>
  document.querySelector<HTMLInputElement>(`#${anchors.estimator} [type=range]`);

const PHONE_ORDER = ['title', 'time', 'slider', 'result', 'lines'];

/**
 * In wide windows, the visitor's time stands on one side of the gutter, and what it gives on the other.
 * The method stands in what is left.
 */
const EstimatorAreas = styled(Container)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: PHONE_ORDER.map((area) => `"${area}"`).join(' '),
  gap: `16px calc(2 * ${SEAM_SPACE})`,
  [WIDE_OR_PAPER]: {
    gridTemplateAreas: '"title title" "time result" "slider lines" ". lines"',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
});

/** Paper has no slider. */
const SliderBlock = styled('div')(({ theme: { palette, typography } }) => ({
  ...typography.body2,
  gridArea: 'slider',
  color: palette.text.secondary,
  '@media print': { display: 'none' },
}));
