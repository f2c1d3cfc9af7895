import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Drawing } from '../../components/Drawing';
import type { LedgerLine } from '../../content/sections/ledger';
import { fadeIn, HEADER_HEIGHT, ROW_HEIGHT } from './ledgerMotion';

const curve: SxProps<Theme> = {
  gridArea: '2 / 1',
  display: 'block',
  width: 1,
  height: 1,
  fill: 'none',
  color: 'success.main',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  '& path': { vectorEffect: 'non-scaling-stroke' },
  ...fadeIn,
};

interface LedgerLinksProps {
  statement: readonly LedgerLine[];
  entries: readonly LedgerLine[];
}

/** The curves that link each statement line to its entry. */
export function LedgerLinks({ statement, entries }: LedgerLinksProps) {
  const height = statement.length * ROW_HEIGHT;
  const findMiddle = (row: number) => (row + 0.5) * ROW_HEIGHT;
  return (
    <Box
      sx={{
        minWidth: 0,
        display: 'grid',
        gridTemplateRows: `${HEADER_HEIGHT}px ${height}px`,
        '&::before': { content: '""', borderBottom: 1, borderColor: 'divider' },
      }}
    >
      {statement.map(({ id, code }, row) => {
        if (code === undefined) return null;
        const from = findMiddle(row);
        const to = findMiddle(entries.findIndex((entry) => entry.code === code));
        return (
          <Drawing
            key={id}
            data-code={code}
            viewBox={`0 0 100 ${height}`}
            preserveAspectRatio="none"
            sx={curve}
          >
            <path d={`M0 ${from}C55 ${from} 45 ${to} 100 ${to}`} />
          </Drawing>
        );
      })}
    </Box>
  );
}
