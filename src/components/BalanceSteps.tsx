import { styled } from '@mui/material/styles';
import { colors } from '../theme/tokens';

/** The width of the steps' line, in pixels. */
export const BALANCE_LINE_WIDTH = 2;

interface ClosedStepsProps {
  /** An account's balance on each day, in euros. The last is the highest. */
  balances: readonly number[];
}

/** The steps of all days but the last, up to the height of its step: `OpenStepLine` draws that one. */
export function ClosedSteps({ balances }: ClosedStepsProps) {
  const closed = balances.slice(0, -1);
  const [last = 0] = balances.slice(-1);
  const [first = last] = closed;
  const lowest = Math.min(...closed);
  // The area goes on below the lowest step for a quarter of the steps' height.
  const floor = Math.round(lowest - (last - lowest) / 4);
  // In the drawing's unit, a day is 1 wide and a euro 1 high. Heights are negative: y grows downwards.
  const steps = closed.map((balance, day) => `V${-balance}H${day + 1}`).join('');
  return (
    <StepsDrawing
      aria-hidden="true"
      viewBox={`0 ${-last} ${closed.length} ${last - floor}`}
      preserveAspectRatio="none"
    >
      <StepsArea d={`M0 ${-floor}${steps}V${-floor}`} />
      <StepsLine d={`M0 ${-first}${steps}`} />
      <OpenRiser d={`M${closed.length} ${-(closed.at(-1) ?? last)}V${-last}`} />
    </StepsDrawing>
  );
}

/** The last step, whose lines are still to match: the dashed top of an element beside the closed steps. */
export function OpenStepLine() {
  return (
    <DashedLine aria-hidden="true">
      <line x2="100%" />
    </DashedLine>
  );
}

const StepsDrawing = styled('svg')({
  flex: '1 1 0',
  // Otherwise its height would follow its viewBox, and stretch what it stands in.
  contain: 'size',
  overflow: 'visible',
});

const StepsArea = styled('path')({
  fill: colors.matched,
  '@media (forced-colors: active)': { fill: 'none' },
});

// Of an SVG's colours, forced colours replace `currentColor` alone.
const stepLine = {
  stroke: 'currentColor',
  strokeWidth: BALANCE_LINE_WIDTH,
} as const;

const StepsLine = styled('path')(({ theme: { palette } }) => ({
  ...stepLine,
  fill: 'none',
  color: palette.success.main,
  vectorEffect: 'non-scaling-stroke',
}));

const openStepLook = { ...stepLine, color: colors.toMatchLine, strokeDasharray: '8 6' } as const;

const OpenRiser = styled('path')({ ...openStepLook, vectorEffect: 'non-scaling-stroke' });

const DashedLine = styled('svg')({
  ...openStepLook,
  position: 'absolute',
  inset: '0 auto auto 0',
  width: '100%',
  height: 4,
  overflow: 'visible',
});
