import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Drawing } from '../../components/Drawing';
import type { LedgerLine } from '../../content/sections/ledger';
import { HEADER_HEIGHT, matchDelays, ROW_HEIGHT, startingFrom } from './ledgerMotion';

// A little further than the edge, on which a fraction of a pixel would show.
const fromLeft = keyframes({ from: { transform: 'translateX(-105%)' } });
const fromRight = keyframes({ from: { transform: 'translateX(105%)' } });

const curve: SxProps<Theme> = {
  display: 'block',
  width: 1,
  height: 1,
  fill: 'none',
  stroke: (theme) => theme.palette.success.main,
  strokeWidth: 1.5,
  '& path': { vectorEffect: 'non-scaling-stroke' },
  ...startingFrom(fromRight),
};

interface LedgerLinksProps {
  statement: readonly LedgerLine[];
  entries: readonly LedgerLine[];
}

/**
 * The curves that link each statement line to its entry. A curve is revealed by two opposite
 * translations, of the curve and of the box that clips it: animating stroke-dashoffset repaints every
 * frame, and WebKit misplaces a scaled stroke.
 */
export function LedgerLinks({ statement, entries }: LedgerLinksProps) {
  const height = statement.length * ROW_HEIGHT;
  const middleOf = (row: number) => (row + 0.5) * ROW_HEIGHT;
  return (
    <Box
      sx={{
        minWidth: 0,
        display: 'grid',
        gridTemplateRows: `${HEADER_HEIGHT}px ${height}px`,
        '&::before': { content: '""', borderBottom: 1, borderColor: 'divider' },
        '& > *': { gridArea: '2 / 1' },
        ...matchDelays(statement),
      }}
    >
      {statement.map((line, row) => {
        const from = middleOf(row);
        const to = middleOf(entries.findIndex((entry) => entry.code === line.code));
        return (
          <Box key={line.id} sx={{ overflow: 'hidden', ...startingFrom(fromLeft) }}>
            <Drawing viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" sx={curve}>
              <path d={`M0 ${from}C55 ${from} 45 ${to} 100 ${to}`} />
            </Drawing>
          </Box>
        );
      })}
    </Box>
  );
}
