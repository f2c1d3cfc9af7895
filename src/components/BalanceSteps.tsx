import { styled } from '@mui/material/styles';
import { colors } from '../theme/tokens';

interface ClosedStepsProps {
  /** An account's balance on each day, in euros. The last is the highest. */
  balances: readonly number[];
}

/** The steps of all days but the last, up to the height of its step: `OpenStep` draws that one. */
export function ClosedSteps({ balances }: ClosedStepsProps) {
  const closed = balances.slice(0, -1);
  const [last = 0] = balances.slice(-1);
  const lowest = Math.min(...closed);
  // The area goes on below the lowest step for a quarter of the steps' height.
  const floor = Math.round(lowest - (last - lowest) / 4);
  // In the drawing's unit, a day is 1 wide and a euro 1 high. Heights are negative: y grows downwards.
  const steps = closed.map((balance, day) => `V${-balance}H${day + 1}`).join('');
  const below = last - 2 * floor;
  return (
    <StepsDrawing
      aria-hidden="true"
      viewBox={`0 ${-last} ${closed.length} ${last - floor}`}
      preserveAspectRatio="none"
    >
      {/* The area ends outside of the drawing: what shows of its outline is the steps. */}
      <StepsArea d={`M-1 ${below}${steps}h1V${below}`} />
    </StepsDrawing>
  );
}

const StepsDrawing = styled('svg')({
  flex: '1 1 0',
  // Otherwise its height would follow its viewBox, and stretch what it stands in.
  contain: 'size',
});

const StepsArea = styled('path')({
  fill: colors.matched,
  // Of an SVG's colours, forced colours replace `currentColor` alone.
  color: colors.matchedWash,
  stroke: 'currentColor',
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
  '@media (forced-colors: active)': { fill: 'none' },
});

/** The last step, beside the closed ones: its lines are still to match, and its edge is dashed. */
export const OpenStep = styled('div')(({ theme: { palette } }) => ({
  flex: 'none',
  border: `2px dashed ${colors.toMatchLine}`,
  borderWidth: '2px 0 0 2px',
  backgroundColor: palette.warning.light,
  // What is under the dashes does not show between them.
  backgroundClip: 'padding-box',
  textAlign: 'center',
}));
