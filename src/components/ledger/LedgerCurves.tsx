import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { listCodes, type LedgerLine } from '../../content/sections/ledger';
import type { LineState } from './lineState';
import { CURVE_LENGTH, curveIsDrawn, lineMotion, rankStyle } from './ledgerMotion';
import { motionIsWelcome } from '../../theme/motionIsWelcome';

type CurveEnd = Pick<LedgerLine, 'id' | 'code'>;

interface LedgerCurvesProps {
  statement: readonly CurveEnd[];
  entries: readonly CurveEnd[];
  /** Without it, lines are only connected. */
  stateOf?: (code: string) => LineState;
}

/** The gutter, with a curve from each matched line to its entry. */
export function LedgerCurves({ statement, entries, stateOf }: LedgerCurvesProps) {
  // Rows share the height of their column. In this unit, the middles of both columns' rows are whole.
  const height = 2 * statement.length * entries.length;
  const codes = listCodes(statement);
  return (
    <LedgerGutter aria-hidden="true" viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
      {statement.map(({ id, code }, row) => {
        if (code === undefined) return null;
        const state = stateOf?.(code);
        const entry = entries.findIndex((line) => line.code === code);
        const from = (2 * row + 1) * entries.length;
        const to = (2 * entry + 1) * statement.length;
        return (
          <MatchCurve
            key={id}
            ownerState={{ state }}
            style={rankStyle(codes.indexOf(code))}
            d={`M0 ${from}C55 ${from} 45 ${to} 100 ${to}`}
          />
        );
      })}
    </LedgerGutter>
  );
}

const LedgerGutter = styled('svg')({
  // The rows beside it make the sheet's height, not its own proportions.
  contain: 'size',
  width: '100%',
  height: '100%',
  fill: 'none',
  // Forced colours replace no other colour of an SVG.
  stroke: 'currentColor',
  strokeWidth: 2,
});

const answer = keyframes({ from: { strokeDashoffset: CURVE_LENGTH } });

interface MatchCurveProps {
  ownerState: { state: LineState | undefined };
}

const MatchCurve = styled('path')<MatchCurveProps>(({ theme: { palette } }) => ({
  vectorEffect: 'non-scaling-stroke',
  variants: [
    {
      props: ({ state }) => state !== undefined,
      // One dash, whose offset draws it. A changing opacity would blur it: Chromium would paint it in
      // the unit of the drawing, and enlarge the picture.
      style: { strokeWidth: 3, strokeDasharray: CURVE_LENGTH },
    },
    {
      props: { state: 'open' },
      style: { color: palette.warning.main, strokeWidth: 2, strokeDasharray: '7 6' },
    },
    {
      props: { state: 'justMatched' },
      style: { [motionIsWelcome]: { animation: `${answer} 0.6s` } },
    },
    { props: { state: 'toMatch' }, style: { strokeDashoffset: CURVE_LENGTH } },
    {
      props: ({ state }) => state === 'toMatch' || state === 'matched',
      style: {
        [motionIsWelcome]: { transition: 'stroke-dashoffset 0.35s' },
      },
    },
    { props: { state: 'byItself' }, style: { ...lineMotion, animationName: curveIsDrawn } },
  ],
}));
