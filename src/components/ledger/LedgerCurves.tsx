import { styled } from '@mui/material/styles';
import type { LedgerLine } from '../../content/sections/ledger';
import type { DrawLine } from './lineLook';

type CurveEnd = Pick<LedgerLine, 'id' | 'code'>;

interface LedgerCurvesProps {
  statement: readonly CurveEnd[];
  entries: readonly CurveEnd[];
  drawLine?: DrawLine;
}

/** The gutter, with a curve from each matched line to its entry: an SVG each, so that each can fade. */
export function LedgerCurves({ statement, entries, drawLine }: LedgerCurvesProps) {
  // Rows share the height of their column. In this unit, the middles of both columns' rows are whole.
  const height = 2 * statement.length * entries.length;
  return (
    <LedgerGutter aria-hidden="true">
      {statement.map(({ id, code }, row) => {
        if (code === undefined) return null;
        const entry = entries.findIndex((line) => line.code === code);
        const from = (2 * row + 1) * entries.length;
        const to = (2 * entry + 1) * statement.length;
        const look = drawLine?.(code, 'statement');
        return (
          <MatchCurve
            key={id}
            style={look?.style}
            // What is only connected is not matched yet: its code is empty.
            sx={{ color: code ? 'success.main' : 'inherit', ...look?.curve }}
            viewBox={`0 0 100 ${height}`}
            preserveAspectRatio="none"
          >
            <path
              d={`M0 ${from}C55 ${from} 45 ${to} 100 ${to}`}
              vectorEffect="non-scaling-stroke"
            />
          </MatchCurve>
        );
      })}
    </LedgerGutter>
  );
}

const LedgerGutter = styled('div')({ minWidth: 0, position: 'relative' });

const MatchCurve = styled('svg')({
  // Outside the flow: the rows beside it make the sheet's height, not the curves' own proportions.
  position: 'absolute',
  width: '100%',
  height: '100%',
  fill: 'none',
  // Forced colours replace no other colour of an SVG.
  stroke: 'currentColor',
  strokeWidth: 2,
});
