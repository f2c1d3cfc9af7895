import { styled } from '@mui/material/styles';
import type { DrawnLine } from './LedgerColumn';
import { OPEN, TITLE_HEIGHT } from './ledgerMeasures';

interface LedgerCurvesProps {
  statement: readonly DrawnLine[];
  entries: readonly DrawnLine[];
}

/** The gutter, with a curve from each matched line to its entry: an SVG each, so that each can fade. */
export function LedgerCurves({ statement, entries }: LedgerCurvesProps) {
  // Rows share the height of their column. In this unit, the middles of both columns' rows are whole.
  const height = 2 * statement.length * entries.length;
  return (
    <Gutter data-part="gutter" aria-hidden="true">
      {statement.map(({ id, code }, row) => {
        if (code === undefined) return null;
        const entry = entries.findIndex((line) => line.code === code);
        const from = (2 * row + 1) * entries.length;
        const to = (2 * entry + 1) * statement.length;
        return (
          <svg key={id} data-code={code} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
            <path d={`M0 ${from}C55 ${from} 45 ${to} 100 ${to}`} />
          </svg>
        );
      })}
    </Gutter>
  );
}

const Gutter = styled('div')(({ theme }) => ({
  gridArea: '1 / 2',
  minWidth: 0,
  position: 'relative',
  display: 'grid',
  // The titles' line goes on over the gutter.
  gridTemplateRows: `${TITLE_HEIGHT}px 1fr`,
  '&::before': { content: '""', borderBottom: `1px solid ${theme.palette.divider}` },
  '& svg': {
    gridArea: '2 / 1',
    // Outside the flow: the rows beside it make the sheet's height, not the curves' own proportions.
    position: 'absolute',
    width: '100%',
    height: '100%',
    fill: 'none',
    color: theme.palette.success.main,
    // Forced colours replace no other colour of an SVG.
    stroke: 'currentColor',
    strokeWidth: 2,
    opacity: `calc(1 - var(${OPEN}, 0))`,
  },
  '& path': { vectorEffect: 'non-scaling-stroke' },
}));
