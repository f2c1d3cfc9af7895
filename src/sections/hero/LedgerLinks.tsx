import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { Drawing } from '../../components/Drawing';
import type { LedgerLine } from '../../content/ledger';
import { colors } from '../../theme/tokens';
import { HEADER_HEIGHT, matchDelay, matchRank, MATCH_SECONDS, ROW_HEIGHT } from './ledgerMotion';

const fromUndrawn = keyframes({ from: { strokeDashoffset: 1 } });

interface LedgerLinksProps {
  statement: readonly LedgerLine[];
  entries: readonly LedgerLine[];
}

/** The curves that join each statement line to the entry with the same code. */
export function LedgerLinks({ statement, entries }: LedgerLinksProps) {
  const height = statement.length * ROW_HEIGHT;
  const middleOf = (row: number) => (row + 0.5) * ROW_HEIGHT;
  return (
    <Box sx={{ minWidth: 0, borderBottom: 0 }}>
      <Box sx={{ height: HEADER_HEIGHT, borderBottom: 1, borderColor: 'divider' }} />
      <Drawing
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        sx={{ display: 'block', width: 1, height, fill: 'none', stroke: colors.matched }}
      >
        {statement.map((line, row) => {
          const from = middleOf(row);
          const to = middleOf(entries.findIndex((entry) => entry.code === line.code));
          return (
            <Box
              key={line.id}
              component="path"
              d={`M0 ${from}C55 ${from} 45 ${to} 100 ${to}`}
              pathLength={1}
              sx={{
                strokeWidth: 1.5,
                vectorEffect: 'non-scaling-stroke',
                strokeDasharray: 1,
                '@media (prefers-reduced-motion: no-preference)': {
                  animation: `${fromUndrawn} ${MATCH_SECONDS}s ease-out ${matchDelay(matchRank(line.code))}s backwards`,
                },
              }}
            />
          );
        })}
      </Drawing>
    </Box>
  );
}
